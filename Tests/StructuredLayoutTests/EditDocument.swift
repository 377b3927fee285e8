import TestSupport

/// A list of rows of boxes under edits: rows are inserted, removed and moved, and change their
/// kind, spacing and boxes.
struct EditDocument: Equatable {
  /// The layout of a row's boxes.
  enum Kind: CaseIterable {
    case filled, centered, layers, grid, scroll
  }

  struct Row: Equatable {
    var name: Int
    var kind: Kind
    var boxes: [Int]
    var spacing: CGFloat = 2
    var isGone = false
  }

  var rows: [Row] = []
  var spacing: CGFloat = 4

  mutating func edit(with generator: inout SeededGenerator, next: inout Int) {
    next += 1
    let at = Int.random(in: 0...rows.count, using: &generator)
    let kind = Kind.allCases.randomElement(using: &generator) ?? .filled
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1, 2: rows.insert(Row(name: next, kind: kind, boxes: [next]), at: at)
    case 3 where at < rows.count: rows.remove(at: at)
    case 4 where at < rows.count:
      let row = rows.remove(at: at)
      rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
    case 5 where at < rows.count: rows[at].spacing += 3
    case 6 where at < rows.count: rows[at].boxes.insert(next, at: 0)
    case 7 where at < rows.count && rows[at].boxes.count > 1: rows[at].boxes.removeLast()
    case 8 where at < rows.count: rows[at].isGone.toggle()
    case 9 where at < rows.count: rows[at].boxes.shuffle(using: &generator)
    case 10 where at < rows.count: rows[at].kind = kind
    default: spacing = CGFloat(next % 9)
    }
  }
}

/// The views of a document, made at their first use.
@MainActor
final class EditedViews {
  private var boxes: [Int: SizedView] = [:]
  private var scrollViews: [Int: UIScrollView] = [:]
  private let scrolls: Bool
  private let page = UIScrollView()

  /// - Parameter scrolls: Whether the document as a whole scrolls.
  init(scrolls: Bool) { self.scrolls = scrolls }

  func box(_ name: Int) -> SizedView {
    let known = boxes[name] ?? SizedView("\(name)", CGFloat(10 + name % 7))
    boxes[name] = known
    return known
  }

  private func scrollView(_ name: Int) -> UIScrollView {
    let known = scrollViews[name] ?? UIScrollView()
    scrollViews[name] = known
    known.accessibilityIdentifier = "scroll \(name)"
    return known
  }

  @BlockBuilder
  func blocks(of document: EditDocument) -> [any Block] {
    let rows = document.rows.map { block(of: $0).gone(when: $0.isGone).id($0.name) }
    if scrolls {
      VScrollBlock(page, spacing: document.spacing, alignment: .fill) { rows }
    } else {
      VStackBlock(spacing: document.spacing, alignment: .fill) {
        rows
        StackingSpacer(minLength: 0)
      }
    }
  }

  private func block(of row: EditDocument.Row) -> any Block {
    let boxes = row.boxes.map { box($0) }
    switch row.kind {
    case .filled:
      return HStackBlock(spacing: row.spacing, alignment: .fill) {
        boxes
        StackingSpacer(minLength: 3)
      }
    case .centered:
      return HStackBlock(spacing: row.spacing) {
        boxes.map { $0.id("box") }
        StackingSpacer(minLength: 0)
      }
    case .layers:
      return ZStackBlock(alignment: .attach(.top)) { boxes }.padding(row.spacing)
    case .grid:
      return VGridBlock(columns: [.init(), .init(.fixed(20)), .init()], spacing: row.spacing) {
        boxes
      }
    case .scroll:
      return HScrollBlock(scrollView(row.name), spacing: row.spacing, alignment: .top) { boxes }
        .height(20)
    }
  }
}
