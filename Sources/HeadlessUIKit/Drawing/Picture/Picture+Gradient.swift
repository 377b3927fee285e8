import Foundation
import HeadlessGraphics

extension Picture {
  mutating func define(_ gradient: DrawingGradient) -> String {
    let units: [Attribute] = [("gradientUnits", "userSpaceOnUse")]
    return define(gradient.element, prefix: "gradient", units + gradient.geometry) { picture in
      for stop in gradient.allStops { picture.addStop(at: stop.place, stop.color) }
    }
  }

  /// Adds a color of a gradient that is being defined.
  mutating func addStop(at place: CGFloat, _ color: ColorComponents) {
    let paint = paint("stop", color) ?? [("stop", "#000000"), ("stop-opacity", "0")]
    let stop = paint.map { ($0.name == "stop" ? "stop-color" : $0.name, $0.value) }
    add("stop", [("offset", Headless.number(place))] + stop)
  }
}

extension DrawingGradient {
  fileprivate var element: String {
    switch kind {
    case .linear: "linearGradient"
    case .radial: "radialGradient"
    }
  }

  fileprivate var geometry: [Picture.Attribute] {
    let numbers: [(name: String, value: CGFloat)] =
      switch kind {
      case .linear(let start, let end):
        [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
      case .radial(let start, let inner, let end, let outer):
        [
          ("cx", end.x), ("cy", end.y), ("r", outer), ("fx", start.x), ("fy", start.y),
          ("fr", inner),
        ]
      }
    return numbers.map { ($0.name, Headless.number($0.value)) }
  }
}
