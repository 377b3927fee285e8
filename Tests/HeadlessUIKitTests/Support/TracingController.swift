@testable import HeadlessUIKit

/// The calls that controllers have received, in order.
@MainActor
final class Journal {
  var events: [String] = []

  func note(_ event: String) { events.append(event) }

  /// Returns the calls since the last one, a line each.
  func take() -> String {
    defer { events.removeAll() }
    return events.joined(separator: "\n")
  }
}

/// A controller that records its lifecycle calls, and its layout calls on request.
final class TracingController: UIViewController {
  private let name: String
  private let journal: Journal
  private let notesAll: Bool

  init(_ name: String, _ journal: Journal, notesAll: Bool = false) {
    self.notesAll = notesAll
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { journal.note("\(name) \(event)") }

  private func noteLayout(_ event: String) {
    if notesAll { note(event) }
  }

  override func loadView() {
    noteLayout("loadView")
    super.loadView()
  }

  override func updateViewConstraints() {
    noteLayout("updateViewConstraints")
    super.updateViewConstraints()
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { noteLayout("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { noteLayout("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
}
