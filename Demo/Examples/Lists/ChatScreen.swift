import DeStijl

struct ChatScreen: Screen {
  let name = "chat"
  let title = "Chat"
  let summary = "Rows arrive at both ends, while the row being read stays in place."

  var body: ScreenBody { .view(ChatView()) }
}

/// A talk of which one sees the middle first: a tap on its ends shows more.
public final class ChatView: UIView {
  private let table = UITableView()
  private var numbers = 40..<60

  init() {
    super.init(frame: .zero)
    backgroundColor = .paper
    table.backgroundColor = .paper
    table.separatorStyle = .none
    Mondrian.buildSubviews(on: self) { VStackBlock(alignment: .fill) { table } }
    table.model.keepsPosition = .always
    table.model.onSelect(EndRow.self) { [weak self] row in
      row.isStart ? self?.showEarlier() : self?.receive()
    }
    table.model.contextMenu { [weak self] row, _ in
      guard let row = row as? MessageRow else { return nil }
      return UIMenu(children: [
        UIAction(title: "Reply") { _ in self?.receive("Re: \(row.message.text)") }
      ])
    }
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var replies: [Message] = []

  /// Ten messages from before.
  public func showEarlier() {
    numbers = max(0, numbers.lowerBound - 10)..<numbers.upperBound
    show()
  }

  /// A message comes.
  public func receive(_ text: String? = nil) {
    if let text {
      replies.append(Message(id: 1_000 + replies.count, text: text))
    } else {
      numbers = numbers.lowerBound..<numbers.upperBound + 1
    }
    show()
  }

  private func show() {
    let messages = numbers.map(Message.init(number:)) + replies
    table.cells {
      if numbers.lowerBound > 0 { EndRow(isStart: true, number: numbers.lowerBound) }
      for message in messages { MessageRow(message: message) }
      EndRow(isStart: false, number: 0)
    }
  }
}

private struct Message: Identifiable, Hashable {
  let id: Int
  var text: String
  var isMine: Bool { id % 3 == 1 }
}

extension Message {
  private static let words = [
    "Lines,", "planes,", "red,", "yellow", "and", "blue:", "nothing", "else.",
  ]

  init(number: Int) {
    let text = Self.words.prefix(2 + number * 5 % 7).joined(separator: " ")
    self.init(id: number, text: "\(number): \(text)")
  }
}

/// The first or the last row, which loads more messages. The first row has a new identity after
/// each load, so that the messages, and not the row, keep their position on the screen.
private struct EndRow: TableCellModel, Equatable {
  var isStart: Bool
  var number: Int

  var cellIdentifier: AnyHashable { [isStart ? 0 : 1, number] }
  var rowContent: TableCellContent {
    TableCellContent(UITableViewCell.self) { cell in
      cell.textLabel?.text = isStart ? "Earlier messages" : "Next message"
      cell.textLabel?.textColor = .mondrianBlue
      cell.backgroundColor = .paper
    }
  }
}

private struct MessageRow: TableCellModel, Equatable {
  var message: Message

  var cellIdentifier: AnyHashable { message.id }
  var rowContent: TableCellContent {
    TableCellContent(MessageCell.self) { $0.show(message) }
  }
}

private final class MessageCell: UITableViewCell {
  private let text = UILabel.text("")
  private let bubble = UIView()
  private let manager = LayoutManager()

  func show(_ message: Message) {
    text.text = message.text
    text.textColor = message.isMine ? .white : .ink
    bubble.backgroundColor = message.isMine ? .mondrianBlue : .faintBackground
    bubble.layer.cornerRadius = 12
    backgroundColor = .paper
    manager.setup(on: contentView) { [text, bubble] in
      HStackBlock {
        if message.isMine { StackingSpacer(minLength: 48) }
        text.viewBlock.padding(.horizontal, 12).padding(.vertical, 8).background(bubble)
        if !message.isMine { StackingSpacer(minLength: 48) }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 4)
    }
  }
}
