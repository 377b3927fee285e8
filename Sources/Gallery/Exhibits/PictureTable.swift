/// Pictures that share their lines: each is a list of numbers.
///
/// A picture in the dark is mostly that in the light in other colors, and on another device it has
/// most of its lines. So the lines are kept once, without their colors, and the colors of a picture
/// apart.
struct PictureTable {
  /// Lines of pictures without indentation, with a `\u{1}` for each color.
  private var lines = ValueTable<String>()
  /// The colors of pictures in the order in which they appear, one after another.
  private(set) var palettes = ValueTable<String>()
  private var pictures = ValueTable<[Int]>()

  /// Takes a picture, as SVG.
  ///
  /// - Returns: The number of the picture without its colors, and that of these.
  mutating func add(_ svg: String) -> (picture: Int, palette: Int) {
    var colors: [String] = []
    let numbers = svg.split(separator: "\n").map { line in
      lines.number(of: Self.withoutColors(line, &colors))
    }
    return (
      pictures.number(of: numbers), palettes.number(of: colors.joined(separator: " "))
    )
  }

  /// All lines in order, each without what it has in common with the one before, and the pictures
  /// as numbers of these.
  var sorted: (lines: [String], pictures: [[Int]]) {
    let order = lines.values.indices.sorted { lines.values[$0] < lines.values[$1] }
    var places = [Int](repeating: 0, count: order.count)
    for (place, number) in order.enumerated() { places[number] = place }
    return (
      order.map { lines.values[$0] }.frontCoded, pictures.values.map { $0.map { places[$0] } }
    )
  }

  /// The line without its colors, which are added to a list.
  private static func withoutColors(_ line: Substring, _ colors: inout [String]) -> String {
    let bytes = Array(line.utf8.drop { $0 == UInt8(ascii: " ") })
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      // Only paint is written so: texts have their quotes escaped.
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

/// Values with the numbers in which they came, each once.
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
  /// The strings in order, each without what it has in common with the one before: how many
  /// characters of Unicode that are, as two digits to the base of 36, and the rest.
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
