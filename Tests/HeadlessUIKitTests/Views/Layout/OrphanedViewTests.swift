import Testing

@testable import HeadlessUIKit

/// Views whose window has been released.
@MainActor
struct OrphanedViewTests {
  private let root = UIView()
  private let inner = UIView()

  private func layOut() {
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 7),
      inner.leftAnchor.constraint(equalTo: root.leftAnchor),
      inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  @Test(arguments: [false, true]) func viewLaysOutWithoutItsFormerWindow(isLaidOut: Bool) {
    layOut()
    do {
      let window = Headless.host(
        root, in: Headless.Environment(size: CGSize(width: 300, height: 200)))
      if isLaidOut { window.layoutIfNeeded() }
    }
    #expect(root.superview == nil)
    root.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 7, width: 40, height: 20))
    let window = Headless.host(
      root, in: Headless.Environment(size: CGSize(width: 100, height: 50)))
    #expect(inner.frame.width == 50)
    withExtendedLifetime(window) {}
  }

  @Test func viewAddedAfterWindowReleaseIsLaidOut() {
    layOut()
    Headless.host(root, in: Headless.Environment(size: CGSize(width: 300, height: 200)))
    let late = UIView()
    late.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(late)
    NSLayoutConstraint.activate([
      late.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 3),
      late.leftAnchor.constraint(equalTo: root.leftAnchor),
      late.widthAnchor.constraint(equalToConstant: 5),
      late.heightAnchor.constraint(equalToConstant: 6),
    ])
    root.layoutIfNeeded()
    #expect(late.frame.minY == inner.frame.maxY + 3 && late.frame.width == 5)
  }
}
