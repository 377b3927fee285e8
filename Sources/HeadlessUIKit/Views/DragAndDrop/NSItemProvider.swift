#if os(Linux)
  import Foundation

  /// Something that is handed on, which Foundation has on Apple platforms only.
  ///
  /// An object is given as it is to who wants one of its class; others get what they make of its data.
  open class NSItemProvider: NSObject, @unchecked Sendable {
    public typealias DataCompletion = @Sendable (Data?, (any Error)?) -> Void
    public static let errorDomain = "NSItemProviderErrorDomain"

    private struct Representation {
      let identifier: String
      let load: @Sendable (@escaping DataCompletion) -> Progress?
    }

    // All that changes has a lock.
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

    /// The handler is called each time somebody wants the data, and hands it on, on any thread.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping @Sendable (@escaping DataCompletion) -> Progress?
    ) {
      lock.withLock {
        representations.append(Representation(identifier: typeIdentifier, load: loadHandler))
      }
    }

    /// In the order in which they were registered, which is that of fidelity.
    open var registeredTypeIdentifiers: [String] {
      lock.withLock { representations.map(\.identifier) }
    }

    /// Of a type, or of one that is of that type, as plain text is text.
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

    /// The handler is called before this returns, unless who makes the data takes his time.
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
    /// Whether there is something of a type of Swift, such as a `String`.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
      canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads something of a type of Swift, such as a `String`.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
      ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
      // The handler may be called on any thread; the type goes with it, which is not told the compiler.
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

  /// Who may have what is handed on. Stored by nobody: there is one program here.
  public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
  }

  /// What can be handed on.
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

  /// What can be made of something that is handed on.
  public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }
#endif
