import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Contradictory layouts leave nothing in memory once their views are gone.
@MainActor
@Suite(.serialized) struct ConflictMemoryTests {
  private struct Weak {
    weak var object: AnyObject?
  }

  /// Returns a column of rows, each with two heights.
  private func makeScene(inWindow: Bool) -> [Weak] {
    var kept: [Weak] = []
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var above = host.topAnchor
    for _ in 0..<5 {
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(row)
      let constraints = [
        row.topAnchor.constraint(equalTo: above),
        row.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        row.heightAnchor.constraint(equalToConstant: 10),
        row.heightAnchor.constraint(equalToConstant: 20),
      ]
      NSLayoutConstraint.activate(constraints)
      kept += constraints.map { Weak(object: $0) } + [Weak(object: row)]
      above = row.bottomAnchor
    }
    let window = inWindow ? Headless.host(host) : nil
    host.layoutIfNeeded()
    let engine = LayoutEngine.engine(of: window ?? host)
    return kept + ([host, window, engine] as [AnyObject?]).map { Weak(object: $0) }
  }

  /// Adds and removes conflicts repeatedly among views that stay.
  @Test(arguments: [false, true])
  func repeatedConflictsLeaveNothingInMemory(inWindow: Bool) throws {
    let handler = Headless.conflictHandler
    defer { Headless.conflictHandler = handler }
    var count = 0
    Headless.conflictHandler = { _ in
      count += 1
      return true
    }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = inWindow ? Headless.host(host) : nil
    let row = UIView()
    row.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(row)
    row.heightAnchor.constraint(equalToConstant: 10).isActive = true
    host.layoutIfNeeded()
    func cycle(_ times: Int) -> [Weak] {
      (0..<times).map { _ in
        let second = row.heightAnchor.constraint(equalToConstant: 20)
        second.isActive = true
        host.layoutIfNeeded()
        second.isActive = false
        host.layoutIfNeeded()
        return Weak(object: second)
      }
    }
    // Ten thousand cycles, both arguments together.
    let cycles = caseCount(5_000)
    var kept = cycle(cycles / 5)
    let before = residentBytes()
    kept += cycle(cycles - cycles / 5)
    #expect(count == cycles && kept.allSatisfy { $0.object == nil })
    // On systems that don't report it, both numbers are 0.
    #expect(residentBytes() - before < 1_000_000)
    let ledger = try #require(LayoutEngine.engine(of: host)).conflicts
    let elements = Mirror(reflecting: ledger).children.map { Mirror(reflecting: $0.value) }
    #expect(elements.allSatisfy { $0.children.isEmpty })
    withExtendedLifetime(window) {}
  }

  /// Returns the resident memory of the process.
  private func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }

  @Test(arguments: [false, true])
  func conflictsAreReleasedWithTheirViews(inWindow: Bool) {
    let outer = Headless.conflictHandler
    let log = Headless.log
    var count = 0
    Headless.conflictHandler = { _ in
      count += 1
      return true
    }
    Headless.log = { _ in }
    let kept = makeScene(inWindow: inWindow)
    Headless.conflictHandler = outer
    Headless.log = log
    let left = kept.count { $0.object != nil }
    #expect(kept.count == 28 && count == 5 && left == 0, "of \(kept.count)")
  }
}
