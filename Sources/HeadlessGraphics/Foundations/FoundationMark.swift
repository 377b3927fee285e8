/// What has to be the first stored property of a class whose objects are attributes of text.
///
/// On Linux, Foundation compares the attributes of neighbouring pieces of text by a type number that
/// it reads behind the object's header, where its own classes keep one. For a class of ours it finds
/// the first stored property there; a zero in these bits stops the program, any other number that no
/// class of Foundation has makes it call `isEqual`.
struct FoundationMark: Sendable {
  private let typeNumber: UInt64 = 0x3ff << 8
}
