extension ViewAttribute {
  /// The delegate, of views that know its protocol. A style does not keep it.
  ///
  /// - Parameters:
  ///   - delegate: What it is; nil takes it away.
  ///   - fileID: The file that says it, for messages.
  ///   - line: The line that says it, for messages.
  public static func delegate(
    _ delegate: AnyObject?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .delegate, WeakReference(delegate), 80, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in set(value, \.delegate, of: view) },
      .on { (view: UITextView, value) in set(value, \.delegate, of: view) },
      .on { (view: UITableView, value) in set(value, \.delegate, of: view) },
      .on { (view: UICollectionView, value) in set(value, \.delegate, of: view) },
      .on { (view: UIScrollView, value) in set(value, \.delegate, of: view) },
      .on { (view: UIPickerView, value) in set(value, \.delegate, of: view) },
      .on { (view: UISearchBar, value) in set(value, \.delegate, of: view) },
      .on { (view: UITabBar, value) in set(value, \.delegate, of: view) },
      .on { (view: UIToolbar, value) in set(value, \.delegate, of: view) })
  }

  /// The delegate, as ``delegate(_:fileID:line:)`` says it.
  ///
  /// - Parameters:
  ///   - delegate: What it is; nil takes it away.
  ///   - fileID: The file that says it, for messages.
  ///   - line: The line that says it, for messages.
  public static func delegates(
    _ delegate: AnyObject?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute { .delegate(delegate, fileID: fileID, line: line) }

  /// The data source, of tables, collections and pickers. A style does not keep it.
  ///
  /// - Parameters:
  ///   - dataSource: What it is; nil takes it away.
  ///   - fileID: The file that says it, for messages.
  ///   - line: The line that says it, for messages.
  public static func dataSource(
    _ dataSource: AnyObject?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .dataSource, WeakReference(dataSource), 81, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in set(value, \.dataSource, of: view) },
      .on { (view: UICollectionView, value) in set(value, \.dataSource, of: view) },
      .on { (view: UIPickerView, value) in set(value, \.dataSource, of: view) })
  }

  /// The data source and the delegate, of tables, collections and pickers. A style does not keep it.
  ///
  /// - Parameters:
  ///   - both: What they are; nil takes them away.
  ///   - fileID: The file that says it, for messages.
  ///   - line: The line that says it, for messages.
  public static func dataSourceDelegate(
    _ both: AnyObject?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .dataSourceDelegate, WeakReference(both), 79, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in
        set(value, \.dataSource, of: view)
        set(value, \.delegate, of: view)
      },
      .on { (view: UICollectionView, value) in
        set(value, \.dataSource, of: view)
        set(value, \.delegate, of: view)
      },
      .on { (view: UIPickerView, value) in
        set(value, \.dataSource, of: view)
        set(value, \.delegate, of: view)
      })
  }

  /// What loads data for rows or items before they are seen. A style does not keep it.
  ///
  /// - Parameters:
  ///   - source: What it is; nil takes it away.
  ///   - fileID: The file that says it, for messages.
  ///   - line: The line that says it, for messages.
  public static func prefetchDataSource(
    _ source: AnyObject?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .prefetchDataSource, WeakReference(source), 82, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in set(value, \.prefetchDataSource, of: view) },
      .on { (view: UICollectionView, value) in set(value, \.prefetchDataSource, of: view) })
  }

  /// Sets what knows the protocol, or nothing if that was asked for.
  @MainActor
  private static func set<View: UIView, Role>(
    _ value: WeakReference, _ path: ReferenceWritableKeyPath<View, Role?>, of view: View
  ) {
    if let role = value.object as? Role {
      view[keyPath: path] = role
    } else if value.isNil {
      view[keyPath: path] = nil
    }
  }
}

extension ViewAttributeKey where Value == AnyObject {
  /// The delegate.
  public static var delegate: ViewAttributeKey<AnyObject> {
    ViewAttributeKey<AnyObject>("delegate")
  }
  /// The data source.
  public static var dataSource: ViewAttributeKey<AnyObject> {
    ViewAttributeKey<AnyObject>("dataSource")
  }
  /// The data source and the delegate.
  public static var dataSourceDelegate: ViewAttributeKey<AnyObject> {
    ViewAttributeKey<AnyObject>("dataSourceDelegate")
  }
  /// What loads data ahead.
  public static var prefetchDataSource: ViewAttributeKey<AnyObject> {
    ViewAttributeKey<AnyObject>("prefetchDataSource")
  }
}
