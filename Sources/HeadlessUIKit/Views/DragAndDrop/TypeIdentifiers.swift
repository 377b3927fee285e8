#if os(Linux)
  import Foundation

  /// The conformances of the type identifiers of items.
  enum TypeIdentifiers {
    private static let parents: [String: [String]] = [
      "public.utf8-plain-text": ["public.plain-text"],
      "public.utf16-plain-text": ["public.plain-text"],
      "public.plain-text": ["public.text"],
      "public.html": ["public.text"],
      "public.rtf": ["public.text"],
      "public.json": ["public.text"],
      "public.text": ["public.data", "public.content"],
      "public.png": ["public.image"],
      "public.jpeg": ["public.image"],
      "public.heic": ["public.image"],
      "com.compuserve.gif": ["public.image"],
      "public.image": ["public.data", "public.content"],
      "com.adobe.pdf": ["public.data", "public.content"],
      "public.file-url": ["public.url"],
      "public.url": ["public.data"],
      "public.data": ["public.item"],
    ]

    static func `is`(_ identifier: String, a wanted: String) -> Bool {
      identifier == wanted || parents[identifier, default: []].contains { `is`($0, a: wanted) }
    }
  }

  /// An item with a single data representation.
  protocol DataItem: NSItemProviderWriting, NSItemProviderReading {
    var itemData: Data? { get }
    /// Returns nil for data in another format.
    static func item(of data: Data) -> Any?
  }

  extension DataItem {
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (
          Data?, (any Error)?
        ) -> Void
    ) -> Progress? {
      completionHandler(itemData, nil)
      return nil
    }

    public static func object(
      withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
      guard let object = item(of: data) as? Self else { throw CocoaError(.coderReadCorrupt) }
      return object
    }
  }

  extension NSString: NSItemProviderWriting, NSItemProviderReading, DataItem {
    public static var writableTypeIdentifiersForItemProvider: [String] {
      ["public.utf8-plain-text"]
    }
    public static var readableTypeIdentifiersForItemProvider: [String] {
      ["public.utf8-plain-text", "public.plain-text"]
    }

    var itemData: Data? { Data(description.utf8) }

    static func item(of data: Data) -> Any? {
      String(data: data, encoding: .utf8).map { NSString(string: $0) }
    }
  }

  extension NSURL: NSItemProviderWriting, NSItemProviderReading, DataItem {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    var itemData: Data? { Data(absoluteString.utf8) }

    static func item(of data: Data) -> Any? {
      String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
    }
  }

  extension UIImage: NSItemProviderWriting, NSItemProviderReading, DataItem {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

    var itemData: Data? { pngData() }

    static func item(of data: Data) -> Any? { UIImage(data: data) }
  }

  extension UIColor: NSItemProviderWriting, NSItemProviderReading, DataItem {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// Not UIKit's archive, but four numbers.
    var itemData: Data? {
      var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
      getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return Data("\(red) \(green) \(blue) \(alpha)".utf8)
    }

    static func item(of data: Data) -> Any? {
      let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap {
        Double($0).map { CGFloat($0) }
      }
      guard parts.count == 4 else { return nil }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }
#endif
