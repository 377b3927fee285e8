#if os(Linux)
  import Foundation

  /// An item that is passed between views or apps. Only Apple platforms' Foundation has this class.
  ///
  /// An object is delivered as it is to a reader of its class; other readers create an object from
  /// its data.
  open class NSItemProvider: NSObject, @unchecked Sendable {
    public typealias DataCompletion = @Sendable (Data?, (any Error)?) -> Void
    public static let errorDomain = "NSItemProviderErrorDomain"

    private struct Representation {
      let identifier: String
      let load: @Sendable (@escaping DataCompletion) -> Progress?
    }

    // The lock guards all mutable state.
    private let lock = NSLock()
    private var objects: [any NSItemProviderWriting] = []
    private var representations: [Representation] = []
    private var name: String?

    public override init() { super.init() }

    public init(object: any NSItemProviderWriting) {
      super.init()
      registerObject(object, visibility: .all)
    }

    open var suggestedName: String? {
      get { lock.withLock { name } }
      set { lock.withLock { name = newValue } }
    }

    // MARK: What there is

    open func registerObject(
      _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
      nonisolated(unsafe) let held = object
      let own = type(of: object).writableTypeIdentifiersForItemProvider.map { identifier in
        Representation(identifier: identifier) { completion in
          held.loadData(
            withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
        }
      }
      lock.withLock {
        objects.append(held)
        representations += own
      }
    }

    /// The handler is called for each request of the data, and delivers it on any thread.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping @Sendable (@escaping DataCompletion) -> Progress?
    ) {
      lock.withLock {
        representations.append(Representation(identifier: typeIdentifier, load: loadHandler))
      }
    }

    /// In the order of registration, which is the order of fidelity.
    open var registeredTypeIdentifiers: [String] {
      lock.withLock { representations.map(\.identifier) }
    }

    /// Returns whether an item has the given type or a type that conforms to it, as plain text
    /// conforms to text.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      registeredTypeIdentifiers.contains { TypeIdentifiers.is($0, a: typeIdentifier) }
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      held(aClass) != nil || representation(for: aClass) != nil
    }

    private func held(_ aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
      lock.withLock { objects.first { type(of: $0) == aClass } as? any NSItemProviderReading }
    }

    private func representation(
      for aClass: any NSItemProviderReading.Type
    ) -> Representation? {
      aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap(self.representation).first
    }

    private func representation(_ identifier: String) -> Representation? {
      lock.withLock {
        representations.first { TypeIdentifiers.is($0.identifier, a: identifier) }
      }
    }

    // MARK: Loading

    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataCompletion
    ) -> Progress {
      guard let representation = representation(typeIdentifier) else {
        completionHandler(nil, error(.itemUnavailable))
        return .finished
      }
      return representation.load(completionHandler) ?? .finished
    }

    /// Calls the handler before it returns, unless the load handler delivers the data later.
    @discardableResult
    open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      if let object = held(aClass) {
        completionHandler(object, nil)
        return .finished
      }
      guard let representation = representation(for: aClass) else {
        completionHandler(nil, error(.unexpectedValueClass))
        return .finished
      }
      nonisolated(unsafe) let reader = aClass
      let progress = representation.load { data, failure in
        guard let data else {
          return completionHandler(nil, failure ?? self.error(.itemUnavailable))
        }
        do {
          let object = try reader.object(
            withItemProviderData: data, typeIdentifier: representation.identifier)
          completionHandler(object, nil)
        } catch {
          completionHandler(nil, error)
        }
      }
      return progress ?? .finished
    }

    private func error(_ code: ErrorCode) -> NSError {
      NSError(domain: Self.errorDomain, code: code.rawValue)
    }

    private enum ErrorCode: Int {
      case itemUnavailable = -1000
      case unexpectedValueClass = -1100
    }
  }

  extension NSItemProvider {
    /// Returns whether an object of a Swift type, such as a `String`, can be loaded.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
      canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads an object of a Swift type, such as a `String`.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
      ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
      // The handler may be called on any thread and captures the type; the compiler can't check
      // this.
      nonisolated(unsafe) let bridge: ((any NSItemProviderReading)?, (any Error)?) -> Void = {
        let object = $0 as? T._ObjectiveCType
        completionHandler(object.map(T._unconditionallyBridgeFromObjectiveC), $1)
      }
      return loadObject(ofClass: T._ObjectiveCType.self) { bridge($0, $1) }
    }
  }

  extension Progress {
    fileprivate static var finished: Progress {
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }
  }

  /// Who may have access to an item. Ignored: there is only one program here.
  public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
  }

  /// An object that can be converted to data.
  public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (
          Data?, (any Error)?
        ) -> Void
    ) -> Progress?
  }

  /// An object that can be created from an item.
  public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }
#endif
