#if os(Linux)
  import Foundation

  /// Something that is handed on, which Foundation has on Apple platforms only. Its object is given as it is.
  open class NSItemProvider: NSObject, @unchecked Sendable {
    // Set when the provider is made, and only read then, but for the name, which has a lock.
    private let object: (any NSItemProviderWriting)?
    private let lock = NSLock()
    private var name: String?

    public override init() {
      object = nil
      super.init()
    }

    public init(object: any NSItemProviderWriting) {
      self.object = object
      super.init()
    }

    open var suggestedName: String? {
      get { lock.withLock { name } }
      set { lock.withLock { name = newValue } }
    }

    open var registeredTypeIdentifiers: [String] {
      object.map { type(of: $0).writableTypeIdentifiersForItemProvider } ?? []
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      registeredTypeIdentifiers.contains(typeIdentifier)
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      object.map { type(of: $0) == aClass } ?? false
    }

    /// The handler is called before this returns.
    @discardableResult
    open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      completionHandler(
        canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil, nil)
      return progress
    }
  }

  /// What can be handed on.
  public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
  }

  /// What can be made of something that is handed on.
  public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
  }

  extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] {
      ["public.utf8-plain-text"]
    }
    public static var readableTypeIdentifiersForItemProvider: [String] {
      ["public.utf8-plain-text"]
    }
  }

  extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  }

  extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  }

  extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  }
#endif
