// The rest of UIKit's classes: lists and their parts. Build+Views.swift explains why each class is
// named.

/// Makes a control and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIControl) -> Void) -> UIControl { made(UIControl(), setUp) }

/// Starts a chain that sets up a control.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIControl.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIControl> { made(UIControl(), as: type, fileID, line) }

/// Makes a refresh control and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIRefreshControl) -> Void) -> UIRefreshControl {
  made(UIRefreshControl(), setUp)
}

/// Starts a chain that sets up a refresh control.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIRefreshControl.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIRefreshControl> { made(UIRefreshControl(), as: type, fileID, line) }

/// Makes a table and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UITableView) -> Void) -> UITableView {
  made(UITableView(), setUp)
}

/// Starts a chain that sets up a table.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UITableView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UITableView> { made(UITableView(), as: type, fileID, line) }

/// Makes a cell of a table and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UITableViewCell) -> Void) -> UITableViewCell {
  made(UITableViewCell(), setUp)
}

/// Starts a chain that sets up a cell of a table.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UITableViewCell.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UITableViewCell> { made(UITableViewCell(), as: type, fileID, line) }

/// Makes a header or footer of a table and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UITableViewHeaderFooterView) -> Void)
  -> UITableViewHeaderFooterView
{ made(UITableViewHeaderFooterView(), setUp) }

/// Starts a chain that sets up a header or footer of a table.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UITableViewHeaderFooterView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UITableViewHeaderFooterView> {
  made(UITableViewHeaderFooterView(), as: type, fileID, line)
}

/// Makes a collection with a flow layout and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UICollectionView) -> Void) -> UICollectionView {
  made(UICollectionView.flowing(), setUp)
}

/// Starts a chain that sets up a collection with a flow layout.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UICollectionView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UICollectionView> { made(UICollectionView.flowing(), as: type, fileID, line) }

/// Makes a cell of a collection and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UICollectionViewCell) -> Void) -> UICollectionViewCell {
  made(UICollectionViewCell(), setUp)
}

/// Starts a chain that sets up a cell of a collection.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UICollectionViewCell.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UICollectionViewCell> { made(UICollectionViewCell(), as: type, fileID, line) }

/// Makes a supplementary view of a collection and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UICollectionReusableView) -> Void) -> UICollectionReusableView {
  made(UICollectionReusableView(), setUp)
}

/// Starts a chain that sets up a supplementary view of a collection.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UICollectionReusableView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UICollectionReusableView> {
  made(UICollectionReusableView(), as: type, fileID, line)
}

/// Makes a window and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIWindow) -> Void) -> UIWindow { made(UIWindow(), setUp) }

/// Starts a chain that sets up a window.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIWindow.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIWindow> { made(UIWindow(), as: type, fileID, line) }
