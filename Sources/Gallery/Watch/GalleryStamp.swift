/// What a page that is watched asks for again and again: what has been drawn, and what does not
/// compile.
struct GalleryStamp: Encodable {
  /// What the page calls the file.
  static let path = "stamp.js"

  /// Another one each time.
  let number: Int
  /// Whether it tells of all exhibits, in their order.
  var isWhole = false
  var exhibits: [GalleryIndex.Entry] = []
  /// What is said above the errors.
  var title: String?
  /// What is wrong, a line each.
  var errors: [String] = []

  var script: String { "watch.tell(\(Gallery.json(self)));\n" }
}

extension ExhibitData {
  /// A number for all that is in it, as text.
  ///
  /// - SeeAlso: Fowler, Noll, Vo: the hash called FNV-1a.
  var fingerprint: String {
    let hash = Gallery.json(self).utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return String(hash, radix: 36)
  }
}
