/// Pictures that share their lines: each picture is a list of line numbers.
///
/// A picture in dark appearance is mostly the light one in other colors, and pictures on other
/// devices have most lines in common. So each line is stored once, without its colors, and the
/// colors of a picture are stored apart.
struct PictureTable {
  /// The lines of pictures without indentation, with a `\u{1}` for each color.
  private var lines = ValueTable<String>()
  /// The colors of each picture, joined in the order in which they appear.
  private(set) var palettes = ValueTable<String>()
  private var pictures = ValueTable<[Int]>()

  /// Adds a picture.
  ///
  /// - Returns: The number of the picture without its colors, and the number of the colors.
  mutating func add(_ svg: String) -> (picture: Int, palette: Int) {
    var colors: [String] = []
    let numbers = svg.split(separator: "\n").map { line in
      lines.number(of: Self.withoutColors(line, &colors))
    }
    return (
      pictures.number(of: numbers), palettes.number(of: colors.joined(separator: " "))
    )
  }

  /// All lines in order, front-coded, and the pictures as indices of these.
  var sorted: (lines: [String], pictures: [[Int]]) {
    let order = lines.values.indices.sorted { lines.values[$0] < lines.values[$1] }
    var places = [Int](repeating: 0, count: order.count)
    for (place, number) in order.enumerated() { places[number] = place }
    return (
      order.map { lines.values[$0] }.frontCoded, pictures.values.map { $0.map { places[$0] } }
    )
  }

  /// Returns a line without its colors, which are appended to a list.
  private static func withoutColors(_ line: Substring, _ colors: inout [String]) -> String {
    let bytes = Array(line.utf8.drop { $0 == UInt8(ascii: " ") })
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      // Only paint has this form: quotes in texts are escaped.
      if bytes[index] == UInt8(ascii: "#"), index > 0, bytes[index - 1] == UInt8(ascii: "\""),
        index + 7 < bytes.count, bytes[index + 7] == UInt8(ascii: "\"")
      {
        colors.append(String(decoding: bytes[(index + 1)..<(index + 7)], as: UTF8.self))
        result.append(1)
        index += 7
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Values without duplicates, numbered in the order in which they were added.
struct ValueTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

extension Sequence<String> {
  /// The strings, each without its common prefix with the previous one: the length of the prefix in
  /// Unicode scalars, as two digits in base 36, then the rest.
  var frontCoded: [String] {
    var last: [Unicode.Scalar] = []
    return map { string in
      let scalars = Array(string.unicodeScalars)
      let common = Swift.min(1295, zip(last, scalars).prefix { $0 == $1 }.count)
      last = scalars
      let digits = String(common, radix: 36)
      var rest = String.UnicodeScalarView()
      rest.append(contentsOf: (digits.count < 2 ? "0" + digits : digits).unicodeScalars)
      rest.append(contentsOf: scalars.dropFirst(common))
      return String(rest)
    }
  }
}
