/// The file that a watched page polls: the exhibits that have been drawn, and compiler errors.
struct GalleryStamp: Encodable {
  /// The path of the file for the page.
  static let path = "stamp.js"

  /// A number that changes each time.
  let number: Int
  /// Whether the stamp lists all exhibits, in their order.
  var isWhole = false
  var exhibits: [GalleryIndex.Entry] = []
  /// The heading of the errors.
  var title: String?
  /// The errors, one per line.
  var errors: [String] = []

  var script: String { "watch.tell(\(Gallery.json(self)));\n" }
}

extension ExhibitData {
  /// A hash of the exhibit, as text.
  ///
  /// - SeeAlso: Fowler, Noll, Vo: the hash called FNV-1a.
  var fingerprint: String {
    let hash = Gallery.json(self).utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return String(hash, radix: 36)
  }
}
