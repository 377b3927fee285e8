import DeStijl
import UIKit

// Code without actor annotations. It compiles without warnings in Swift 5, and with warnings in Swift 6.

func blocks(on host: UIView, _ title: UILabel, _ isOn: Bool) -> LayoutManager {
  Mondrian.buildSubviews(on: host) {
    LayoutContainer(attachedSafeAreaEdges: .vertical) {
      VStackBlock(spacing: 8, alignment: .leading) {
        title.padding(.horizontal, 8).background(UIView())
        if isOn {
          HStackBlock {
            UIView().viewBlock.size(10)
            StackingSpacer(minLength: 4)
          }
        }
      }
    }
  }
  let manager = LayoutManager()
  manager.setup(on: host) { ZStackBlock { title.relative(.all, .min(20)) } }
  manager.reloadLayout()
  return manager
}

func chain(_ view: UIView, _ other: UIView) -> ConstraintGroup {
  Mondrian.layout { view.mondrian.layout.width(120).leading(.to(other).trailing, .min(8, 750)) }
  return view.mondrian.layout.top(.toSuperview).aspectRatio(2, priority: 999).activate()
}

func content(on view: UIView, in controller: UIViewController, _ other: UIView) {
  let insets: UIHorizontalInsets = hInsets(8)
  view.layoutContent { content in
    content.put(other)
      .top(.equalTo(18), to: Anchor(of: .parent).topAnchor, priority: 750)
      .horizontal(.moreThanTo(insets), to: .safeArea)
    content.putVStack().layoutContent { $0.putStackedLabel().apply { $0.text = "middle" } }
  }
  controller.layoutContent(.editExisting) { $0.put(view).edges(.equal, to: .parent) }
}

func anchors(_ view: UIView, beside other: UIView) -> UIView {
  view.add {
    other.topAnchor(-16.from(view.topAnchor)).leadingAnchor(24.orLess.priority(750))
  }
  return HStack {
    UILabel().widthAnchor(view.widthAnchor.multiplied(by: 0.5).plus(4)).leftSpace(8)
    UIView { UIView().edgesAnchors() }
  }
}

func built() -> UIButton {
  let stack = HStackView {
    UILabel(); UIStackViewSpace(4)
  }
  stack.append { UILabel() }
  let label = build(UILabel.self).build()
  label.textCompat = "y"
  let button: UIButton = build { $0.tag = 3 }
  button.didClicked { $0.tag = 4 }
  return button
}

func change(_ view: UIView, _ group: ConstraintGroup) {
  group.update(constant: 3)
  Mondrian.remake { view.mondrian.layout.width(4) }
  view.widthAnchor(3).update()
  _ = LayoutDiagnostics.check(view)
}

final class Molecule: UIView, MoleculeView {
  func layoutContent(_ layout: LayoutInsertable) { layout.putLabel() }
}

struct Doubled: VerticalAnchorConstraint, InsetsConvertible {
  let points: CGFloat
  var deStijlConstraint: AnchorConstraint { AnchorConstraint(inset: points * 2) }
  var deStijlInsets: UIEdgeInsets { UIEdgeInsets(insets: points * 2) }
}

extension AnchorLayoutBuilderConvertible {
  func leftTopAnchor(_ inset: CGFloat) -> AnchorLayoutBuilder {
    AnchorLayoutBuilder(self).leftAnchor(inset).topAnchor(inset)
  }
}
