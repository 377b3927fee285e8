import Testing

@testable import LayoutCore

/// The source of constraints is stored once for all constraints that the same statements make.
@MainActor
struct LayoutSourceTests {
  private func sites(_ lines: [UInt], file: StaticString = "App/Card.swift") -> LayoutSites {
    var sites = LayoutSites()
    for line in lines { _ = sites.append(SourceLine(fileID: file, line: line), .none) }
    return sites
  }

  /// Several statements make a cell, one after another, and make the next cell in the same way.
  @Test func repeatedStatementsShareTheirSources() {
    func sources() -> [LayoutSource] {
      (0..<8).map { LayoutSource.of(sites([7001 + $0, 7101 + $0]), nil) }
    }
    let (first, second) = (sources(), sources())
    #expect(zip(first, second).allSatisfy { $0 === $1 })
  }

  /// Some of these sources begin at the same line as others, or at a line stored in the same slot.
  @Test(arguments: [[5, 6], [5, 7], [37, 6], [69, 70], [5], [5, 6, 7], []] as [[UInt]])
  func differentLinesHaveTheirOwnSources(lines: [UInt]) {
    let known = LayoutSource.of(sites([5, 6]), nil)
    let other = LayoutSource.of(sites(lines), nil)
    #expect((other === known) == (lines == [5, 6]))
    #expect(other.sites.count == lines.count)
    for (number, line) in lines.enumerated() {
      #expect(other.sites[Int32(number)].line.number == UInt32(line))
    }
    #expect(LayoutSource.of(sites([5, 6], file: "App/Row.swift"), nil) !== known)
    #expect(LayoutSource.of(sites([5, 6]), nil, isPlanned: true).isPlanned)
    #expect(LayoutSource.of(sites([5, 6]), nil, isOnHost: true).isOnHost)
  }

  @Test func listenerIsNotRetained() {
    weak var listener: IssueListener?
    for _ in 0..<2 {
      let heard = IssueListener { _ in }
      listener = heard
      #expect(LayoutSource.of(sites([9, 9]), heard).listener === heard)
    }
    #expect(listener == nil)
    #expect(LayoutSource.of(sites([9, 9]), nil).listener == nil)
  }
}
