/// What blocks look like in source. It keeps no view alive.
///
/// A layout keeps it to be able to say later what it was made of; what needs words is put into words
/// when somebody asks.
@MainActor
struct BlockOutline {
  /// A call of an initialiser or of a method.
  struct Call {
    let name: String
    /// A block that is given, before the other arguments.
    var block: BlockOutline?
    /// The other arguments with their labels.
    var arguments: [String] = []
  }

  typealias Words = @MainActor () -> Call

  /// What is said first.
  enum Subject {
    /// A view or a guide.
    case object(WeakObject)
    /// A block with others in it.
    indirect case block(Words, [BlockOutline])
    /// A block with nothing in it.
    case leaf(Words)
    /// A block that has no words, by the name of its type.
    case unsayable(String)
  }

  let subject: Subject
  /// What is said about it then; nil stands for something that has no words.
  var modifiers: [@MainActor () -> [Call?]] = []

  /// A view or a guide that is not kept alive.
  struct WeakObject {
    private(set) weak var object: AnyObject?
  }

  init(_ subject: Subject) { self.subject = subject }

  init(_ object: AnyObject) { self.init(.object(WeakObject(object: object))) }

  init(of block: any Block) {
    self = (block as? any OutlinedBlock)?.outline ?? BlockOutline(.unsayable("\(type(of: block))"))
  }

  /// The outline with one more thing said.
  func saying(_ words: @escaping @MainActor () -> [Call?]) -> BlockOutline {
    var outline = self
    outline.modifiers.append(words)
    return outline
  }
}

/// A block that can be written as it was.
@MainActor
protocol OutlinedBlock: Block {
  var outline: BlockOutline { get }
}

extension WrappingBlock {
  /// What is inside, with one more thing said.
  func saying(_ words: @escaping @MainActor () -> [BlockOutline.Call?]) -> BlockOutline {
    BlockOutline(of: content).saying(words)
  }

  func saying(_ name: String, _ argument: @escaping @MainActor () -> String) -> BlockOutline {
    saying { [BlockOutline.Call(name: name, arguments: [argument()])] }
  }
}

extension [any Block] {
  @MainActor
  var outlines: [BlockOutline] { map { BlockOutline(of: $0) } }
}
