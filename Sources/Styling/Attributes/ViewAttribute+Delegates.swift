extension ViewAttribute {
  /// The delegate of views that know its protocol. A style doesn't retain it.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; nil removes it.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
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

  /// The same as ``delegate(_:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; nil removes it.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public static func delegates(
    _ delegate: AnyObject?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute { .delegate(delegate, fileID: fileID, line: line) }

  /// The data source of table views, collection views and pickers. A style doesn't retain it.
  ///
  /// - Parameters:
  ///   - dataSource: The data source; nil removes it.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public static func dataSource(
    _ dataSource: AnyObject?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .dataSource, WeakReference(dataSource), 81, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in set(value, \.dataSource, of: view) },
      .on { (view: UICollectionView, value) in set(value, \.dataSource, of: view) },
      .on { (view: UIPickerView, value) in set(value, \.dataSource, of: view) })
  }

  /// The data source and delegate of table views, collection views and pickers. A style doesn't
  /// retain it.
  ///
  /// - Parameters:
  ///   - both: The data source and delegate; nil removes both.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
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

  /// The object that loads data for rows or items before they are visible. A style doesn't retain
  /// it.
  ///
  /// - Parameters:
  ///   - source: The prefetching data source; nil removes it.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public static func prefetchDataSource(
    _ source: AnyObject?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .prefetchDataSource, WeakReference(source), 82, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in set(value, \.prefetchDataSource, of: view) },
      .on { (view: UICollectionView, value) in set(value, \.prefetchDataSource, of: view) })
  }

  /// Sets the object if it conforms to the protocol; sets nil if that was requested.
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
  /// The prefetching data source.
  public static var prefetchDataSource: ViewAttributeKey<AnyObject> {
    ViewAttributeKey<AnyObject>("prefetchDataSource")
  }
}
