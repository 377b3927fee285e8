import TestSupport
import Testing

@testable import StructuredLayout

/// Blocks that depend on the length of text, with another text size than their surroundings.
@MainActor
struct TextSizeTests {
  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  enum Kind: CaseIterable { case flow, choice, both, sizedFlow, sizedChoice, twoChoices }

  private static func blocks(_ kind: Kind, _ labels: [UILabel], _ other: UIView) -> [any Block] {
    let (flow, choice) = (
      FlowBlock(spacing: 4) { labels },
      FirstThatFits {
        HStackBlock { labels.map { $0 as UIView } }
        VStackBlock { labels.map { $0 as UIView } }
      }
    )
    switch kind {
    case .flow: return [flow]
    case .choice: return [choice]
    case .sizedFlow: return [flow.width(170)]
    case .sizedChoice: return [choice.width(170)]
    case .twoChoices:
      return [
        VStackBlock {
          choice
          FirstThatFits(along: .vertical) {
            other.height(900)
            other
          }
        }
      ]
    case .both:
      return [
        VStackBlock {
          FlowBlock(spacing: 4) { labels }
          FirstThatFits {
            HStackBlock {
              other.width(150); Self.label("never there"); Self.label("never there")
            }
            other
          }
        }
      ]
    }
  }

  @Test(arguments: Kind.allCases, [true, false])
  func blocksMeasureTextAtTheTextSizeOfTheHost(kind: Kind, isInWindow: Bool) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    host.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    let backdrop = UIView()
    let window = Headless.host(backdrop)
    if isInWindow { backdrop.addSubview(host) }
    var labels = ["alpha", "beta", "gamma"].map(Self.label)
    let other = Self.label("other")
    let manager = LayoutManager()
    var plans = 0
    manager.setup(on: host) {
      let _ = plans += 1
      Self.blocks(kind, labels, other)
    }
    backdrop.addSubview(host)
    func settle() -> [CGRect] {
      window.layoutIfNeeded()
      window.layoutIfNeeded()
      return labels.map(\.frame)
    }
    for text in ["", "delta", "epsilon"] {
      if !text.isEmpty {
        labels.append(Self.label(text))
        manager.reloadLayout()
      }
      plans = 0
      let frames = settle()
      #expect(plans <= 2)
      for label in labels {
        #expect(label.frame.width > label.intrinsicContentSize.width - 0.5)
      }
      manager.reloadLayout()
      #expect(settle() == frames)
    }
  }

  @Test func layoutWithoutManagerMeasuresAtTheTextSizeOfTheHost() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    host.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    let labels = ["alpha", "beta", "gamma"].map(Self.label)
    Mondrian.buildSubviews(on: host) { FlowBlock(spacing: 4) { labels } }
    let window = Headless.host(host)
    for label in labels {
      #expect(label.frame.width > label.intrinsicContentSize.width - 0.5)
    }
    withExtendedLifetime(window) {}
  }
}
