import Foundation

/// An image file that is shown unchanged; only its size is read.
package struct ImageFile: Sendable {
  package var data: Data
  package var mediaType: String
  var size: CGSize

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    if let size = Self.sizeOfPNG(bytes) {
      (mediaType, self.size) = ("image/png", size)
    } else if let size = Self.sizeOfGIF(bytes) {
      (mediaType, self.size) = ("image/gif", size)
    } else if let size = Self.sizeOfJPEG(bytes) {
      (mediaType, self.size) = ("image/jpeg", size)
    } else {
      return nil
    }
    self.data = data
  }

  /// Creates a file for a drawing of this module; one pixel is one point.
  package init(svg: String, size: CGSize) {
    (data, mediaType, self.size) = (Data(svg.utf8), "image/svg+xml", size)
  }

  // MARK: Names

  /// The scale in a file name: `photo@2x.png` has two pixels per point.
  static func scale(inName name: String) -> CGFloat {
    for scale in [2, 3] where name.contains("@\(scale)x.") { return CGFloat(scale) }
    return 1
  }

  static func path(named name: String, in bundle: Bundle) -> String? {
    if name.isEmpty { return nil }
    let known = ["png", "jpg", "jpeg", "gif"]
    let parts = name.split(separator: ".")
    if parts.count > 1, let type = parts.last, known.contains(type.lowercased()) {
      return bundle.path(forResource: name, ofType: nil)
    }
    for suffix in ["@3x", "@2x", ""] {
      for type in known {
        if let path = bundle.path(forResource: name + suffix, ofType: type) { return path }
      }
    }
    return nil
  }

  // MARK: Headers

  private static func sizeOfPNG(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return nil }
    let numbers = bytes[16..<24].map(Int.init)
    let width = numbers[0..<4].reduce(0) { $0 * 256 + $1 }
    let height = numbers[4..<8].reduce(0) { $0 * 256 + $1 }
    return size(width, height)
  }

  private static func sizeOfGIF(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) else { return nil }
    return size(Int(bytes[6]) + Int(bytes[7]) * 256, Int(bytes[8]) + Int(bytes[9]) * 256)
  }

  /// Finds the size, which is in the first segment that starts a frame.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 4, bytes[0] == 0xff, bytes[1] == 0xd8 else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xff {
      let marker = bytes[place + 1]
      // Any number of fill bytes may precede a marker.
      guard marker != 0xff else {
        place += 1
        continue
      }
      let isFrame = (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
      if isFrame {
        let height = Int(bytes[place + 5]) * 256 + Int(bytes[place + 6])
        let width = Int(bytes[place + 7]) * 256 + Int(bytes[place + 8])
        return size(width, height)
      }
      place += 2 + Int(bytes[place + 2]) * 256 + Int(bytes[place + 3])
    }
    return nil
  }

  private static func size(_ width: Int, _ height: Int) -> CGSize? {
    width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
  }
}
