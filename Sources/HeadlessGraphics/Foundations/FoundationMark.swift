/// The mark that must be the first stored property of a class whose objects are attributes of text.
///
/// On Linux, Foundation compares the attributes of adjacent pieces of text by a type number behind
/// the object's header, where its own classes store one. In other classes, it finds their first
/// stored property there. If these bits are zero, the program stops; with any other number that no
/// Foundation class has, Foundation calls `isEqual`.
struct FoundationMark: Sendable {
  private let typeNumber: UInt64 = 0x3ff << 8
}
