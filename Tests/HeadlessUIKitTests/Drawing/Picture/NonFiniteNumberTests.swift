import Foundation
import HeadlessUIKit
import Testing

/// Pictures of drawings with numbers that are not finite: those parts are left out, and the rest is
/// drawn.
@MainActor
@Suite(.serialized) struct NonFiniteNumberTests {
  /// Returns the picture, and expects that it contains no `nan` and no `inf`.
  private func picture(of view: UIView) -> String {
    let picture = Headless.render(view)
    for word in ["nan", "inf"] {
      let lines = picture.split(separator: "\n").filter { line in
        ["\"", " ", "M", "L", "C", "-", "("].contains { line.contains($0 + word) }
      }
      #expect(lines.isEmpty)
    }
    return picture
  }

  private func picture(_ draw: (CGContext) -> Void) -> String {
    let size = CGSize(width: 20, height: 20)
    let image = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
    return picture(of: UIImageView(image: image))
  }

  private let box = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 34), CGSize(width: 40, height: 0)])
  func borderWithoutRoomIsDrawnWithNumbers(size: CGSize) {
    let field = UITextField(frame: CGRect(origin: .zero, size: size))
    field.borderStyle = .roundedRect
    #expect(picture(of: field).contains("stroke"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func shapesWithNonFinitePlacesAreNotDrawn(value: CGFloat) {
    let nowhere = CGRect(x: value, y: 0, width: 3, height: 3)
    let pictures = [
      picture { $0.fill(nowhere) },
      picture { $0.stroke(CGRect(x: 0, y: 0, width: value, height: 3)) },
      picture { $0.fillEllipse(in: nowhere) },
      picture { _ in ("abc" as NSString).draw(at: nowhere.origin, withAttributes: nil) },
      picture { context in
        let gradient = CGGradient(
          colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
          locations: nil)
        guard let gradient else { return }
        context.drawLinearGradient(gradient, start: .zero, end: nowhere.origin, options: [])
      },
    ]
    for picture in pictures {
      #expect(
        !picture.contains("<rect") && !picture.contains("<text") && !picture.contains("d=\"M"))
    }
    let clipped = picture {
      $0.clip(to: nowhere)
      $0.fill(box)
    }
    #expect(clipped.contains("clip-path"))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func nonFiniteLineAndShadowValuesAreIgnored(value: CGFloat) {
    let line = picture {
      $0.setLineWidth(value)
      $0.setMiterLimit(value)
      $0.setLineDash(phase: value, lengths: [value, 2])
      $0.stroke(box)
    }
    #expect(line.contains("stroke=\"#000000\"") && !line.contains("stroke-width"))
    #expect(!line.contains("stroke-dash"))
    let shadow = picture {
      $0.setShadow(offset: CGSize(width: value, height: 1), blur: 2)
      $0.fill(box)
    }
    #expect(shadow.contains("<rect") && !shadow.contains("<filter"))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    (label.text, label.shadowColor) = ("abc", .red)
    label.shadowOffset = CGSize(width: value, height: 1)
    #expect(picture(of: label).components(separatedBy: "<text").count == 2)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func nonFiniteLayerValuesAreIgnored(value: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: value, y: 1), CGPoint(x: 5, y: 5)])
    (shape.path, shape.strokeColor) = (path, UIColor.red.cgColor)
    (shape.lineWidth, shape.lineDashPattern) = (value, [NSNumber(value: Double(value))])
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, NSNumber(value: Double(value))]
    let nowhere = CAGradientLayer()
    (nowhere.frame, nowhere.colors) = (view.bounds, gradient.colors)
    nowhere.startPoint.x = value
    for layer in [shape, gradient, nowhere] { view.layer.addSublayer(layer) }
    let picture = picture(of: view)
    #expect(picture.contains("d=\"M0 0L5 5\""))
    #expect(picture.components(separatedBy: "<linearGradient").count == 2)
  }
}
