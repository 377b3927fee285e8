import Foundation
import Testing

@testable import HeadlessUIKit

/// The data that item providers pass on, and its representations.
@MainActor
struct ItemProviderTests {
  /// An app's model, which other apps receive as text.
  private final class Note: NSObject, NSItemProviderWriting, NSItemProviderReading {
    let text: String
    init(_ text: String) { self.text = text }

    static var writableTypeIdentifiersForItemProvider: [String] {
      ["org.example.note", "public.utf8-plain-text"]
    }
    static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (
          Data?, (any Error)?
        ) -> Void
    ) -> Progress? {
      completionHandler(Data("note of \(text)".utf8), nil)
      return nil
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let note = Note(String(decoding: data, as: UTF8.self)) as? Self else {
        throw CocoaError(.coderReadCorrupt)
      }
      return note
    }
  }

  private func load<Object: NSItemProviderReading>(
    _ type: Object.Type, from provider: NSItemProvider
  ) -> (Object?, (any Error)?) {
    nonisolated(unsafe) var found: (Object?, (any Error)?) = (nil, nil)
    nonisolated(unsafe) let take: (Any?, (any Error)?) -> Void = { found = ($0 as? Object, $1) }
    provider.loadObject(ofClass: type) { take($0, $1) }
    return found
  }

  @Test func objectLoadsAsItselfOrAsData() {
    let note = Note("milk")
    let provider = NSItemProvider(object: note)
    #expect(load(Note.self, from: provider).0 === note)
    #expect(load(NSString.self, from: provider).0 == "note of milk")
    #expect(
      load(NSURL.self, from: provider).1 != nil && !provider.canLoadObject(ofClass: NSURL.self))
    #expect(load(Note.self, from: NSItemProvider(object: "eggs" as NSString)).0?.text == "eggs")
    #expect(provider.registeredTypeIdentifiers == ["org.example.note", "public.utf8-plain-text"])
  }

  @Test func typesConformToTheirParents() {
    let text = NSItemProvider(object: "a" as NSString)
    for type in ["public.utf8-plain-text", "public.plain-text", "public.text", "public.data"] {
      #expect(text.hasItemConformingToTypeIdentifier(type))
    }
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(NSItemProvider(object: UIImage()).hasItemConformingToTypeIdentifier("public.image"))
    #expect(!NSItemProvider().hasItemConformingToTypeIdentifier("public.data"))
  }

  @Test func swiftStringLoadsAsItself() {
    let provider = NSItemProvider(object: "text" as NSString)
    nonisolated(unsafe) var text: String?
    provider.loadObject(ofClass: String.self) { string, _ in text = string }
    #expect(text == "text" && provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
  }

  @Test func dataCanArriveLater() {
    let provider = NSItemProvider()
    nonisolated(unsafe) var waiting: (@Sendable (Data?, (any Error)?) -> Void)?
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { completion in
      waiting = completion
      return nil
    }
    nonisolated(unsafe) var text: String?
    provider.loadObject(ofClass: String.self) { string, _ in text = string }
    #expect(text == nil)
    waiting?(Data("late".utf8), nil)
    #expect(text == "late")
    nonisolated(unsafe) var failure: (any Error)?
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { failure = $1 }
    #expect((failure as? NSError)?.domain == NSItemProvider.errorDomain)
  }

  @Test(arguments: [UIColor.red, UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)])
  func colorsSurviveEncoding(color: UIColor) throws {
    let data = try #require(color.itemData)
    #expect(try UIColor.object(withItemProviderData: data, typeIdentifier: "") == color)
    #expect(throws: CocoaError.self) {
      try UIColor.object(withItemProviderData: Data("red".utf8), typeIdentifier: "")
    }
  }
}
