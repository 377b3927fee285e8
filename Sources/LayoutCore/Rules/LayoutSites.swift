/// The number in a plan of the blocks or the call around a rule, from the outside in.
public struct LayoutRole: Hashable, Sendable {
  fileprivate let number: Int32

  /// The role of a rule without anything around it.
  package static let none = LayoutRole(number: -1)
}

/// The origins of a plan's rules: lines, and the blocks around them. They become text only on
/// demand.
struct LayoutSites: ~Copyable {
  struct Site: Hashable, Sendable {
    let line: SourceLine
    let role: LayoutRole
  }

  /// A site without its file, which is stored once for all sites in that file.
  private struct Entry: Equatable {
    let file: Int32
    let line: UInt32
    let role: LayoutRole
  }

  private struct Role {
    let name: StaticString
    let around: LayoutRole

    func isSame(as other: Role) -> Bool {
      around == other.around && name.isIdentical(to: other.name)
    }
  }

  /// The name of the whole layout; nil if it has none.
  var name: String?
  private var all = Column<Entry>()
  /// The file of the first site; sites in other files, which are rare, are listed separately.
  private var file: StaticString = ""
  private var otherFiles = Column<StaticString>()
  private var roles = Column<Role>()

  var count: Int { all.count }

  /// Returns the number of the site for a line, which is the last site if that matches.
  mutating func number(of line: SourceLine, _ role: LayoutRole) -> Int32 {
    if let last = all.last, last.role == role, last.line == line.number,
      file(last).isSameFile(as: line.file)
    {
      return Int32(all.count - 1)
    }
    return append(line, role)
  }

  /// Adds a site of its own, so that its rules form one statement and are not part of the last.
  mutating func append(_ line: SourceLine, _ role: LayoutRole) -> Int32 {
    all.append(Entry(file: number(of: line.file), line: line.number, role: role))
    return Int32(all.count - 1)
  }

  private mutating func number(of file: StaticString) -> Int32 {
    if all.isEmpty { self.file = file }
    if self.file.isIdentical(to: file) { return 0 }
    for number in otherFiles.indices.reversed() where otherFiles[number].isIdentical(to: file) {
      return Int32(number + 1)
    }
    otherFiles.append(file)
    return Int32(otherFiles.count)
  }

  private func file(_ entry: Entry) -> StaticString {
    entry.file == 0 ? file : otherFiles[Int(entry.file) - 1]
  }

  /// Returns the role of a named part inside another one.
  mutating func role(_ name: StaticString, inside around: LayoutRole) -> LayoutRole {
    roles.append(Role(name: name, around: around))
    return LayoutRole(number: Int32(roles.count - 1))
  }

  /// The line of the first site; 0 without sites.
  var firstLine: UInt32 { all.first?.line ?? 0 }

  func isSame(as other: borrowing LayoutSites) -> Bool {
    guard all.count == other.all.count, name == other.name, file.isIdentical(to: other.file),
      roles.count == other.roles.count, otherFiles.count == other.otherFiles.count
    else { return false }
    for number in all.indices where all[number] != other.all[number] { return false }
    for number in otherFiles.indices
    where !otherFiles[number].isIdentical(to: other.otherFiles[number]) {
      return false
    }
    for number in roles.indices where !roles[number].isSame(as: other.roles[number]) {
      return false
    }
    return true
  }

  /// A copy to keep, without spare capacity.
  var fitted: LayoutSites {
    var sites = LayoutSites()
    sites.name = name
    sites.all = all.fitted
    sites.file = file
    sites.otherFiles = otherFiles.fitted
    sites.roles = roles.fitted
    return sites
  }

  /// Removes all sites, and keeps the capacity.
  mutating func removeAll() {
    name = nil
    all.removeAll()
    otherFiles.removeAll()
    roles.removeAll()
  }

  subscript(number: Int32) -> Site {
    let entry = all[Int(number)]
    return Site(line: SourceLine(file(entry), number: entry.line), role: entry.role)
  }

  /// Returns the names around a site, from the outside in: `VStackBlock ▸ HStackBlock`.
  func path(of role: LayoutRole) -> String {
    ([name].compactMap { $0 } + blocks(around: role)).joined(separator: " ▸ ")
  }

  /// Returns the names of the blocks around a site, from the outside in.
  func blocks(around role: LayoutRole) -> [String] { scopes(around: role).map(\.name) }

  /// Returns the blocks around a site, from the outside in.
  func scopes(around role: LayoutRole) -> [LayoutScope] {
    var scopes: [LayoutScope] = []
    var current = role
    while current != .none {
      let role = roles[Int(current.number)]
      scopes.append(LayoutScope(role: current, name: "\(role.name)"))
      current = role.around
    }
    return scopes.reversed()
  }
}

/// One of the blocks around a rule.
package struct LayoutScope: Equatable, Sendable {
  /// The role that identifies the block in its layout.
  package let role: LayoutRole
  package let name: String
}
