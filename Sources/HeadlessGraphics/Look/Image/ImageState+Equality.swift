import Foundation

extension ImageState.Content: Equatable {
  /// Drawings are equal if they come from the same drawing operation; their appearance is not
  /// compared.
  package static func == (left: ImageState.Content, right: ImageState.Content) -> Bool {
    switch (left, right) {
    case (.empty, .empty): true
    case (.symbol(let a), .symbol(let b)): a == b
    case (.file(let a), .file(let b)): a.data == b.data
    case (.drawing(let a), .drawing(let b)):
      a.count == b.count
        && a.withUnsafeBufferPointer { a in
          b.withUnsafeBufferPointer { a.isEmpty || a.baseAddress == $0.baseAddress }
        }
    default: false
    }
  }
}
