// Written by DescribeTests, with RECORD_DESCRIPTIONS set.

import TestSupport

@MainActor
enum DescribedLayouts {
  nonisolated static let count = 12

  private static func chain0(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2, v3) = (v[0], v[1], v[2], v[3])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(v0)
    root.addSubview(v1)
    v1.addSubview(v2)
    v2.addSubview(v3)
    Mondrian.layout {
      v0.mondrian.layout
        .trailing(.to(guide).centerX, .exact(7.5, 37))
        .lastBaseline(.to(v3).firstBaseline, .max(0, 999))
        .left(.margins.right, .min(12))
        .bottom(.to(guide), .exact(-12, 37))
      v1.mondrian.layout
        .leading(.to(v2).trailing, .min(-7.5), multiplier: 0.5)
        .right(.toSuperview.left, .exact(12, .defaultLow))
        .left(.to(guide), .exact(10.5, 37))
        .leading(.to(v0), .max(9, 37))
      v2.mondrian.layout
        .height(.margins.width, .min(-6), multiplier: 0.5)
        .left(.to(root).centerX, .min(-4.5, 37))
        .width(.min(6, .defaultHigh))
        .left(.toSuperview.right, .exact(7.5, .defaultHigh))
      v3.mondrian.layout
        .bottom(.to(v0).centerY, .max(1.5))
        .centerX(.to(v0).trailing, .min(0, .defaultHigh))
        .firstBaseline(.to(v0).lastBaseline, -7.5)
        .centerX(.to(v1), .exact(7.5, 37))
      guide.mondrian.layout
        .width(.exact(3, .defaultLow))
    }
  }

  private static func content0(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2, v3) = (v[0], v[1], v[2], v[3])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(v0)
        .trailing(.equalTo(7.5), to: guide.centerXAnchor, priority: 37)
        .lastBaseline(.lessThan, to: v3.firstBaselineAnchor, priority: 999)
        .left(.moreThanTo(12), to: root.layoutMarginsGuide.rightAnchor)
        .bottom(.equalTo(-12), to: guide.bottomAnchor, priority: 37)
      content.put(v1)
        .leading(.moreThanTo(-7.5), to: v2.trailingAnchor, multiplyBy: 0.5)
        .right(.equalTo(12), to: root.leftAnchor, priority: .defaultLow)
        .left(.equalTo(10.5), to: guide.leftAnchor, priority: 37)
        .leading(.lessThanTo(9), to: v0.leadingAnchor, priority: 37)
        .layoutContent { content in
          content.put(v2)
            .height(.moreThanTo(v1.layoutMarginsGuide.widthAnchor), multiplyBy: 0.5, constant: -6)
            .left(.moreThanTo(-4.5), to: root.centerXAnchor, priority: 37)
            .width(.moreThanTo(6), priority: .defaultHigh)
            .left(.equalTo(7.5), to: v1.rightAnchor, priority: .defaultHigh)
            .layoutContent { content in
              content.put(v3)
                .bottom(.moreThanTo(1.5), to: v0.centerYAnchor)
                .centerX(.moreThan, to: v0.trailingAnchor, priority: .defaultHigh)
                .firstBaseline(.equalTo(-7.5), to: v0.lastBaselineAnchor)
                .centerX(.equalTo(7.5), to: v1.centerXAnchor, priority: 37)
            }
        }
    }
    Mondrian.layout {
      guide.mondrian.layout
        .width(.exact(3, .defaultLow))
    }
  }

  private static func anchors0(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2, v3) = (v[0], v[1], v[2], v[3])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.add {
      v0
        .trailingAnchor(7.5.from(guide.centerXAnchor).priority(37))
        .leftAnchor(12.from(root.layoutMarginsGuide.rightAnchor).orGreater.priority(.required))
        .bottomAnchor(-12.from(guide.bottomAnchor).priority(37))
      v1
        .leadingAnchor(-7.5.from(v2.trailingAnchor).multiplied(by: 0.5).orGreater.priority(.required))
        .rightAnchor(12.from(root.leftAnchor).priority(.defaultLow))
        .leftAnchor(10.5.from(guide.leftAnchor).priority(37))
        .leadingAnchor(9.from(v0.leadingAnchor).orLess.priority(37))
        .add {
          v2
            .heightAnchor(-6.from(v1.layoutMarginsGuide.widthAnchor).multiplied(by: 0.5).orGreater.priority(.required))
            .leftAnchor(-4.5.from(root.centerXAnchor).orGreater.priority(37))
            .widthAnchor(6.orGreater.priority(.defaultHigh))
            .leftAnchor(7.5.from(v1.rightAnchor).priority(.defaultHigh))
            .add {
              v3
                .bottomAnchor(1.5.from(v0.centerYAnchor).orGreater.priority(.required))
                .centerXAnchor(v0.trailingAnchor.orGreater.priority(.defaultHigh))
                .centerXAnchor(7.5.from(v1.centerXAnchor).priority(37))
            }
        }
    }
    Mondrian.layout {
      v0.mondrian.layout
        .lastBaseline(.to(v3).firstBaseline, .max(0, 999))
      v3.mondrian.layout
        .firstBaseline(.to(v0).lastBaseline, -7.5)
      guide.mondrian.layout
        .width(.exact(3, .defaultLow))
    }
  }

  private static func chain1(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(v0)
    root.addSubview(v1)
    root.addSubview(v2)
    Mondrian.layout {
      v0.mondrian.layout
        .top(.to(guide).centerY, .min(0))
        .centerX(.margins.left, -1.5)
        .lastBaseline(.safeArea.top, .min(-12, 999))
        .right(.to(v1).centerX, .min(13.5, 37), multiplier: 0.5)
      v1.mondrian.layout
        .centerY(.safeArea.top, .exact(1.5, .defaultHigh))
        .lastBaseline(.margins.centerY, .min(-7.5, .defaultHigh))
        .width(.min(13.5))
        .right(.to(v0).left, -3)
      v2.mondrian.layout
        .width(.to(guide).height, .min(6), multiplier: 0.5)
        .leading(.to(v0), .exact(9, 37))
        .bottom(.margins.centerY, .min(-9))
        .left(.safeArea.centerX, .min(12, .defaultLow))
      guide.mondrian.layout
        .trailing(.toSuperview.centerX, .min(3))
    }
  }

  private static func content1(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(v0)
        .top(.moreThan, to: guide.centerYAnchor)
        .centerX(.equalTo(-1.5), to: root.layoutMarginsGuide.leftAnchor)
        .lastBaseline(.moreThanTo(-12), to: root.safeAreaLayoutGuide.topAnchor, priority: 999)
        .right(.lessThanTo(13.5), to: v1.centerXAnchor, multiplyBy: 0.5, priority: 37)
      content.put(v1)
        .centerY(.equalTo(1.5), to: root.safeAreaLayoutGuide.topAnchor, priority: .defaultHigh)
        .lastBaseline(.moreThanTo(-7.5), to: root.layoutMarginsGuide.centerYAnchor, priority: .defaultHigh)
        .width(.moreThanTo(13.5))
        .right(.equalTo(-3), to: v0.leftAnchor)
      content.put(v2)
        .width(.moreThanTo(guide.heightAnchor), multiplyBy: 0.5, constant: 6)
        .leading(.equalTo(9), to: v0.leadingAnchor, priority: 37)
        .bottom(.lessThanTo(-9), to: root.layoutMarginsGuide.centerYAnchor)
        .left(.moreThanTo(12), to: root.safeAreaLayoutGuide.centerXAnchor, priority: .defaultLow)
    }
    Mondrian.layout {
      guide.mondrian.layout
        .trailing(.toSuperview.centerX, .min(3))
    }
  }

  private static func anchors1(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.add {
      v0
        .topAnchor(guide.centerYAnchor.orGreater.priority(.required))
        .centerXAnchor(-1.5.from(root.layoutMarginsGuide.leftAnchor).priority(.required))
        .rightAnchor(13.5.from(v1.centerXAnchor).multiplied(by: 0.5).orLess.priority(37))
      v1
        .centerYAnchor(1.5.from(root.safeAreaLayoutGuide.topAnchor).priority(.defaultHigh))
        .widthAnchor(13.5.orGreater.priority(.required))
        .rightAnchor(-3.from(v0.leftAnchor).priority(.required))
      v2
        .widthAnchor(6.from(guide.heightAnchor).multiplied(by: 0.5).orGreater.priority(.required))
        .leadingAnchor(9.from(v0.leadingAnchor).priority(37))
        .bottomAnchor(-9.from(root.layoutMarginsGuide.centerYAnchor).orLess.priority(.required))
        .leftAnchor(12.from(root.safeAreaLayoutGuide.centerXAnchor).orGreater.priority(.defaultLow))
    }
    Mondrian.layout {
      v0.mondrian.layout
        .lastBaseline(.safeArea.top, .min(-12, 999))
      v1.mondrian.layout
        .lastBaseline(.margins.centerY, .min(-7.5, .defaultHigh))
      guide.mondrian.layout
        .trailing(.toSuperview.centerX, .min(3))
    }
  }

  private static func chain2(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(v0)
    root.addSubview(v1)
    v1.addSubview(v2)
    Mondrian.layout {
      v0.mondrian.layout
        .lastBaseline(.safeArea.centerY, 7.5)
        .centerX(.margins.trailing, .max(12))
        .centerX(.to(v2).leading, .exact(1.5, 999))
        .width(.to(v2), .max(-6, 37))
      v1.mondrian.layout
        .right(.safeArea, .max(6))
        .left(.to(guide), .exact(4.5, 37))
        .height(.max(6, .defaultLow))
      v2.mondrian.layout
        .centerY(.toSuperview, .exact(4.5, 999))
        .width(.toSuperview, .exact(3, .defaultHigh))
        .bottom(.toSuperview.top, .exact(0, 37))
        .left(.margins.right, .exact(7.5, .defaultLow))
        .left(.to(root).right, .exact(13.5, 37), multiplier: 0.5)
      guide.mondrian.layout
        .centerY(.toSuperview.lastBaseline, -3)
    }
  }

  private static func content2(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(v0)
        .lastBaseline(.equalTo(7.5), to: root.safeAreaLayoutGuide.centerYAnchor)
        .centerX(.lessThanTo(12), to: root.layoutMarginsGuide.trailingAnchor)
        .centerX(.equalTo(1.5), to: v2.leadingAnchor, priority: 999)
        .width(.lessThanTo(v2.widthAnchor), constant: -6, priority: 37)
      content.put(v1)
        .right(.moreThanTo(6), to: .safeArea)
        .left(.equalTo(4.5), to: guide.leftAnchor, priority: 37)
        .height(.lessThanTo(6), priority: .defaultLow)
        .layoutContent { content in
          content.put(v2)
            .centerY(.equalTo(4.5), to: .parent, priority: 999)
            .width(.equalTo(.parent), constant: 3, priority: .defaultHigh)
            .bottom(.equal, to: v1.topAnchor, priority: 37)
            .left(.equalTo(7.5), to: v1.layoutMarginsGuide.rightAnchor, priority: .defaultLow)
            .left(.equalTo(13.5), to: root.rightAnchor, multiplyBy: 0.5, priority: 37)
        }
    }
    Mondrian.layout {
      guide.mondrian.layout
        .centerY(.toSuperview.lastBaseline, -3)
    }
  }

  private static func anchors2(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.add {
      v0
        .centerXAnchor(12.from(root.layoutMarginsGuide.trailingAnchor).orLess.priority(.required))
        .centerXAnchor(1.5.from(v2.leadingAnchor))
        .widthAnchor(-6.from(v2.widthAnchor).orLess.priority(37))
      v1
        .rightAnchor(6.from(.safeArea).orGreater.priority(.required))
        .leftAnchor(4.5.from(guide.leftAnchor).priority(37))
        .heightAnchor(6.orLess.priority(.defaultLow))
        .add {
          v2
            .centerYAnchor(4.5)
            .widthAnchor(3.from(v1.widthAnchor).priority(.defaultHigh))
            .bottomAnchor(v1.topAnchor.priority(37))
            .leftAnchor(7.5.from(v1.layoutMarginsGuide.rightAnchor).priority(.defaultLow))
            .leftAnchor(13.5.from(root.rightAnchor).multiplied(by: 0.5).priority(37))
        }
    }
    Mondrian.layout {
      v0.mondrian.layout
        .lastBaseline(.safeArea.centerY, 7.5)
      guide.mondrian.layout
        .centerY(.toSuperview.lastBaseline, -3)
    }
  }

  private static func chain3(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1) = (v[0], v[1])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(v0)
    root.addSubview(v1)
    Mondrian.layout {
      v0.mondrian.layout
        .centerY(.margins.bottom, .exact(-10.5, 37), multiplier: 0.5)
        .width(.exact(4.5, .defaultLow))
        .right(.margins, .exact(-9, 37))
        .left(.margins, .min(-10.5, .defaultHigh))
      v1.mondrian.layout
        .firstBaseline(.to(guide).centerY, -1.5)
        .firstBaseline(.safeArea.top, .exact(0, .defaultLow))
        .right(.to(guide).left, .max(-1.5))
        .firstBaseline(.margins.bottom, .max(-1.5))
      guide.mondrian.layout
        .bottom(.toSuperview, .exact(9, 37))
    }
  }

  private static func content3(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1) = (v[0], v[1])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(v0)
        .centerY(.equalTo(-10.5), to: root.layoutMarginsGuide.bottomAnchor, multiplyBy: 0.5, priority: 37)
        .width(.equalTo(4.5), priority: .defaultLow)
        .right(.equalTo(-9), to: .margins, priority: 37)
        .left(.moreThanTo(-10.5), to: .margins, priority: .defaultHigh)
      content.put(v1)
        .firstBaseline(.equalTo(-1.5), to: guide.centerYAnchor)
        .firstBaseline(.equal, to: root.safeAreaLayoutGuide.topAnchor, priority: .defaultLow)
        .right(.moreThanTo(-1.5), to: guide.leftAnchor)
        .firstBaseline(.lessThanTo(-1.5), to: root.layoutMarginsGuide.bottomAnchor)
    }
    Mondrian.layout {
      guide.mondrian.layout
        .bottom(.toSuperview, .exact(9, 37))
    }
  }

  private static func anchors3(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1) = (v[0], v[1])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.add {
      v0
        .centerYAnchor(-10.5.from(root.layoutMarginsGuide.bottomAnchor).multiplied(by: 0.5).priority(37))
        .widthAnchor(4.5.priority(.defaultLow))
        .rightAnchor(-9.from(.margins).priority(37))
        .leftAnchor(-10.5.from(.margins).orGreater.priority(.defaultHigh))
      v1
        .rightAnchor(-1.5.from(guide.leftAnchor).orGreater.priority(.required))
    }
    Mondrian.layout {
      v1.mondrian.layout
        .firstBaseline(.to(guide).centerY, -1.5)
        .firstBaseline(.safeArea.top, .exact(0, .defaultLow))
        .firstBaseline(.margins.bottom, .max(-1.5))
      guide.mondrian.layout
        .bottom(.toSuperview, .exact(9, 37))
    }
  }

  private static func chain4(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(v0)
    root.addSubview(v1)
    v1.addSubview(v2)
    Mondrian.layout {
      v0.mondrian.layout
        .top(.to(guide).centerY, .max(-1.5))
        .lastBaseline(.safeArea.centerY, .max(10.5, .defaultLow))
        .left(.safeArea.right, .exact(-13.5, .defaultHigh))
        .bottom(.to(v1).lastBaseline, .min(7.5, .defaultHigh))
      v1.mondrian.layout
        .leading(.to(guide).centerX, .exact(10.5, .defaultHigh))
        .width(.min(0))
        .bottom(.to(v0).lastBaseline, .exact(4.5, .defaultLow))
        .bottom(.toSuperview.lastBaseline, .min(-10.5, .defaultLow))
      v2.mondrian.layout
        .left(.to(v0).right, -13.5)
        .left(.toSuperview.right, .max(4.5))
        .left(.to(root).right, .exact(9, 999), multiplier: 0.5)
        .centerX(.to(guide).trailing, .max(7.5))
      guide.mondrian.layout
        .top(.toSuperview.centerY, .exact(-6, 999))
    }
  }

  private static func content4(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(v0)
        .top(.lessThanTo(-1.5), to: guide.centerYAnchor)
        .lastBaseline(.lessThanTo(10.5), to: root.safeAreaLayoutGuide.centerYAnchor, priority: .defaultLow)
        .left(.equalTo(-13.5), to: root.safeAreaLayoutGuide.rightAnchor, priority: .defaultHigh)
        .bottom(.lessThanTo(7.5), to: v1.lastBaselineAnchor, priority: .defaultHigh)
      content.put(v1)
        .leading(.equalTo(10.5), to: guide.centerXAnchor, priority: .defaultHigh)
        .width(.moreThanTo(0))
        .bottom(.equalTo(4.5), to: v0.lastBaselineAnchor, priority: .defaultLow)
        .bottom(.lessThanTo(-10.5), to: root.lastBaselineAnchor, priority: .defaultLow)
        .layoutContent { content in
          content.put(v2)
            .left(.equalTo(-13.5), to: v0.rightAnchor)
            .left(.lessThanTo(4.5), to: v1.rightAnchor)
            .left(.equalTo(9), to: root.rightAnchor, multiplyBy: 0.5, priority: 999)
            .centerX(.lessThanTo(7.5), to: guide.trailingAnchor)
        }
    }
    Mondrian.layout {
      guide.mondrian.layout
        .top(.toSuperview.centerY, .exact(-6, 999))
    }
  }

  private static func anchors4(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.add {
      v0
        .topAnchor(-1.5.from(guide.centerYAnchor).orLess.priority(.required))
        .leftAnchor(-13.5.from(root.safeAreaLayoutGuide.rightAnchor).priority(.defaultHigh))
        .bottomAnchor(7.5.from(v1.lastBaselineAnchor).orLess.priority(.defaultHigh))
      v1
        .leadingAnchor(10.5.from(guide.centerXAnchor).priority(.defaultHigh))
        .widthAnchor(0.orGreater.priority(.required))
        .bottomAnchor(4.5.from(v0.lastBaselineAnchor).priority(.defaultLow))
        .bottomAnchor(-10.5.from(root.lastBaselineAnchor).orLess.priority(.defaultLow))
        .add {
          v2
            .leftAnchor(-13.5.from(v0.rightAnchor).priority(.required))
            .leftAnchor(4.5.from(v1.rightAnchor).orLess.priority(.required))
            .leftAnchor(9.from(root.rightAnchor).multiplied(by: 0.5))
            .centerXAnchor(7.5.from(guide.trailingAnchor).orLess.priority(.required))
        }
    }
    Mondrian.layout {
      v0.mondrian.layout
        .lastBaseline(.safeArea.centerY, .max(10.5, .defaultLow))
      guide.mondrian.layout
        .top(.toSuperview.centerY, .exact(-6, 999))
    }
  }

  private static func chain5(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(v0)
    root.addSubview(v1)
    root.addSubview(v2)
    Mondrian.layout {
      v0.mondrian.layout
        .trailing(.to(v2).centerX, .exact(0, 999))
        .top(.safeArea.bottom, .min(13.5, 37))
        .top(.margins, 13.5)
        .trailing(.to(guide).leading, .max(1.5, 37))
      v1.mondrian.layout
        .left(.to(v2).centerX, .exact(6, 999))
        .trailing(.toSuperview, .min(1.5), multiplier: 0.5)
        .lastBaseline(.safeArea.top, .min(-3, 999))
        .centerX(.to(v0).left, .min(-3, .defaultLow))
      v2.mondrian.layout
        .right(.to(guide), .exact(13.5, .defaultLow))
        .left(.safeArea.centerX, .max(1.5, .defaultLow))
        .trailing(.safeArea.leading, .exact(9, .defaultHigh))
        .height(13.5)
      guide.mondrian.layout
        .top(.toSuperview.lastBaseline, .exact(3, 999))
    }
  }

  private static func content5(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(v0)
        .trailing(.equal, to: v2.centerXAnchor, priority: 999)
        .top(.moreThanTo(13.5), to: root.safeAreaLayoutGuide.bottomAnchor, priority: 37)
        .top(.equalTo(13.5), to: .margins)
        .trailing(.moreThanTo(1.5), to: guide.leadingAnchor, priority: 37)
      content.put(v1)
        .left(.equalTo(6), to: v2.centerXAnchor, priority: 999)
        .trailing(.lessThanTo(1.5), to: .parent, multiplyBy: 0.5)
        .lastBaseline(.moreThanTo(-3), to: root.safeAreaLayoutGuide.topAnchor, priority: 999)
        .centerX(.moreThanTo(-3), to: v0.leftAnchor, priority: .defaultLow)
      content.put(v2)
        .right(.equalTo(13.5), to: guide.rightAnchor, priority: .defaultLow)
        .left(.lessThanTo(1.5), to: root.safeAreaLayoutGuide.centerXAnchor, priority: .defaultLow)
        .trailing(.equalTo(9), to: root.safeAreaLayoutGuide.leadingAnchor, priority: .defaultHigh)
        .height(.equalTo(13.5))
    }
    Mondrian.layout {
      guide.mondrian.layout
        .top(.toSuperview.lastBaseline, .exact(3, 999))
    }
  }

  private static func anchors5(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.add {
      v0
        .trailingAnchor(v2.centerXAnchor)
        .topAnchor(13.5.from(root.safeAreaLayoutGuide.bottomAnchor).orGreater.priority(37))
        .topAnchor(13.5.from(.margins).priority(.required))
        .trailingAnchor(1.5.from(guide.leadingAnchor).orGreater.priority(37))
      v1
        .leftAnchor(6.from(v2.centerXAnchor))
        .trailingAnchor(1.5.from(root.trailingAnchor).multiplied(by: 0.5).orLess.priority(.required))
        .centerXAnchor(-3.from(v0.leftAnchor).orGreater.priority(.defaultLow))
      v2
        .rightAnchor(13.5.from(guide.rightAnchor).priority(.defaultLow))
        .leftAnchor(1.5.from(root.safeAreaLayoutGuide.centerXAnchor).orLess.priority(.defaultLow))
        .trailingAnchor(9.from(root.safeAreaLayoutGuide.leadingAnchor).priority(.defaultHigh))
        .heightAnchor(13.5.priority(.required))
    }
    Mondrian.layout {
      v1.mondrian.layout
        .lastBaseline(.safeArea.top, .min(-3, 999))
      guide.mondrian.layout
        .top(.toSuperview.lastBaseline, .exact(3, 999))
    }
  }

  private static func chain6(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2, v3) = (v[0], v[1], v[2], v[3])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(v0)
    root.addSubview(v1)
    v1.addSubview(v2)
    root.addSubview(v3)
    Mondrian.layout {
      v0.mondrian.layout
        .bottom(.to(v1), .exact(10.5, 37))
        .top(.to(v1).centerY, .min(-13.5, .defaultHigh))
        .width(.toSuperview.height, .max(-13.5))
        .centerY(.to(v3).top, .min(1.5, .defaultLow))
      v1.mondrian.layout
        .height(.exact(9, 37))
        .centerX(.toSuperview, .max(-9, .defaultLow))
        .left(.to(guide).right, .exact(-9, 37))
      v2.mondrian.layout
        .bottom(.toSuperview.firstBaseline, .exact(13.5, 999))
        .top(.to(v0).centerY, .exact(-10.5, 37))
        .bottom(.toSuperview.firstBaseline, -10.5)
        .centerX(.margins.right, .max(-7.5))
        .centerX(.margins.leading, .max(7.5, .defaultLow))
      v3.mondrian.layout
        .bottom(.safeArea.centerY, .exact(3, 999))
        .top(.to(v0).centerY, .max(-6, .defaultHigh))
        .bottom(.toSuperview.lastBaseline, .exact(6, 999))
        .centerX(.to(v2).right, .min(-4.5, .defaultLow), multiplier: 0.5)
      guide.mondrian.layout
        .leading(.toSuperview.centerX, .exact(6, 37))
    }
  }

  private static func content6(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2, v3) = (v[0], v[1], v[2], v[3])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(v0)
        .bottom(.equalTo(10.5), to: v1.bottomAnchor, priority: 37)
        .top(.moreThanTo(-13.5), to: v1.centerYAnchor, priority: .defaultHigh)
        .width(.lessThanTo(root.heightAnchor), constant: -13.5)
        .centerY(.moreThanTo(1.5), to: v3.topAnchor, priority: .defaultLow)
      content.put(v1)
        .height(.equalTo(9), priority: 37)
        .centerX(.lessThanTo(-9), to: .parent, priority: .defaultLow)
        .left(.equalTo(-9), to: guide.rightAnchor, priority: 37)
        .layoutContent { content in
          content.put(v2)
            .bottom(.equalTo(13.5), to: v1.firstBaselineAnchor, priority: 999)
            .top(.equalTo(-10.5), to: v0.centerYAnchor, priority: 37)
            .centerX(.lessThanTo(-7.5), to: v1.layoutMarginsGuide.rightAnchor)
            .centerX(.lessThanTo(7.5), to: v1.layoutMarginsGuide.leadingAnchor, priority: .defaultLow)
        }
      content.put(v3)
        .bottom(.equalTo(3), to: root.safeAreaLayoutGuide.centerYAnchor, priority: 999)
        .top(.lessThanTo(-6), to: v0.centerYAnchor, priority: .defaultHigh)
        .bottom(.equalTo(6), to: root.lastBaselineAnchor, priority: 999)
        .centerX(.moreThanTo(-4.5), to: v2.rightAnchor, multiplyBy: 0.5, priority: .defaultLow)
    }
    Mondrian.layout {
      v2.mondrian.layout
        .bottom(.toSuperview.firstBaseline, -10.5)
      guide.mondrian.layout
        .leading(.toSuperview.centerX, .exact(6, 37))
    }
  }

  private static func anchors6(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2, v3) = (v[0], v[1], v[2], v[3])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.add {
      v0
        .bottomAnchor(10.5.from(v1.bottomAnchor).priority(37))
        .topAnchor(-13.5.from(v1.centerYAnchor).orGreater.priority(.defaultHigh))
        .widthAnchor(-13.5.from(root.heightAnchor).orLess.priority(.required))
        .centerYAnchor(1.5.from(v3.topAnchor).orGreater.priority(.defaultLow))
      v1
        .heightAnchor(9.priority(37))
        .centerXAnchor(-9.orLess.priority(.defaultLow))
        .leftAnchor(-9.from(guide.rightAnchor).priority(37))
        .add {
          v2
            .bottomAnchor(13.5.from(v1.firstBaselineAnchor))
            .topAnchor(-10.5.from(v0.centerYAnchor).priority(37))
            .bottomAnchor(-10.5.from(v1.firstBaselineAnchor).priority(.required))
            .centerXAnchor(-7.5.from(v1.layoutMarginsGuide.rightAnchor).orLess.priority(.required))
            .centerXAnchor(7.5.from(v1.layoutMarginsGuide.leadingAnchor).orLess.priority(.defaultLow))
        }
      v3
        .bottomAnchor(3.from(root.safeAreaLayoutGuide.centerYAnchor))
        .topAnchor(-6.from(v0.centerYAnchor).orLess.priority(.defaultHigh))
        .bottomAnchor(6.from(root.lastBaselineAnchor))
        .centerXAnchor(-4.5.from(v2.rightAnchor).multiplied(by: 0.5).orGreater.priority(.defaultLow))
    }
    Mondrian.layout {
      guide.mondrian.layout
        .leading(.toSuperview.centerX, .exact(6, 37))
    }
  }

  private static func chain7(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(v0)
    root.addSubview(v1)
    v1.addSubview(v2)
    Mondrian.layout {
      v0.mondrian.layout
        .bottom(.to(guide), 4.5)
        .trailing(.toSuperview.centerX, .max(-10.5, .defaultHigh))
        .right(.to(guide).centerX, .max(10.5, 999))
        .width(.toSuperview.height, .exact(-3, 37), multiplier: 0.5)
      v1.mondrian.layout
        .centerX(.to(v0).right, .max(-12, 37))
        .right(.to(v0), .exact(4.5, .defaultHigh))
      v2.mondrian.layout
        .right(.toSuperview.left, .min(-12))
        .firstBaseline(.toSuperview.bottom, .max(-4.5, 999))
        .centerX(.to(root).safeArea.left, .min(-1.5, 999))
        .lastBaseline(.margins.bottom, .min(-13.5, .defaultHigh))
        .centerY(.to(root).bottom, .exact(1.5, .defaultLow))
        .right(.to(root).safeArea.left, .exact(9, .defaultHigh))
      guide.mondrian.layout
        .left(.toSuperview.centerX, .exact(-12, 999))
    }
  }

  private static func content7(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(v0)
        .bottom(.equalTo(4.5), to: guide.bottomAnchor)
        .trailing(.moreThanTo(-10.5), to: root.centerXAnchor, priority: .defaultHigh)
        .right(.moreThanTo(10.5), to: guide.centerXAnchor, priority: 999)
        .width(.equalTo(root.heightAnchor), multiplyBy: 0.5, constant: -3, priority: 37)
      content.put(v1)
        .centerX(.lessThanTo(-12), to: v0.rightAnchor, priority: 37)
        .right(.equalTo(4.5), to: v0.rightAnchor, priority: .defaultHigh)
        .layoutContent { content in
          content.put(v2)
            .right(.lessThanTo(-12), to: v1.leftAnchor)
            .firstBaseline(.lessThanTo(-4.5), to: v1.bottomAnchor, priority: 999)
            .centerX(.moreThanTo(-1.5), to: root.safeAreaLayoutGuide.leftAnchor, priority: 999)
            .lastBaseline(.moreThanTo(-13.5), to: v1.layoutMarginsGuide.bottomAnchor, priority: .defaultHigh)
            .centerY(.equalTo(1.5), to: root.bottomAnchor, priority: .defaultLow)
            .right(.equalTo(9), to: root.safeAreaLayoutGuide.leftAnchor, priority: .defaultHigh)
        }
    }
    Mondrian.layout {
      guide.mondrian.layout
        .left(.toSuperview.centerX, .exact(-12, 999))
    }
  }

  private static func anchors7(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.add {
      v0
        .bottomAnchor(4.5.from(guide.bottomAnchor).priority(.required))
        .trailingAnchor(-10.5.from(root.centerXAnchor).orGreater.priority(.defaultHigh))
        .rightAnchor(10.5.from(guide.centerXAnchor).orGreater)
        .widthAnchor(-3.from(root.heightAnchor).multiplied(by: 0.5).priority(37))
      v1
        .centerXAnchor(-12.from(v0.rightAnchor).orLess.priority(37))
        .rightAnchor(4.5.from(v0.rightAnchor).priority(.defaultHigh))
        .add {
          v2
            .rightAnchor(-12.from(v1.leftAnchor).orLess.priority(.required))
            .centerXAnchor(-1.5.from(root.safeAreaLayoutGuide.leftAnchor).orGreater)
            .centerYAnchor(1.5.from(root.bottomAnchor).priority(.defaultLow))
            .rightAnchor(9.from(root.safeAreaLayoutGuide.leftAnchor).priority(.defaultHigh))
        }
    }
    Mondrian.layout {
      v2.mondrian.layout
        .firstBaseline(.toSuperview.bottom, .max(-4.5, 999))
        .lastBaseline(.margins.bottom, .min(-13.5, .defaultHigh))
      guide.mondrian.layout
        .left(.toSuperview.centerX, .exact(-12, 999))
    }
  }

  private static func chain8(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(v0)
    root.addSubview(v1)
    v1.addSubview(v2)
    Mondrian.layout {
      v0.mondrian.layout
        .bottom(.margins.centerY, 4.5, multiplier: 0.5)
        .centerY(.toSuperview.top, .exact(4.5, .defaultHigh))
        .leading(.to(v1).centerX, .exact(-10.5, 999))
        .height(.exact(10.5, .defaultLow))
      v1.mondrian.layout
        .leading(.toSuperview.trailing, .min(-1.5))
        .trailing(.margins, .max(13.5, 999))
        .right(.toSuperview.left, .max(7.5))
        .right(.margins.left, 4.5)
      v2.mondrian.layout
        .centerX(.to(root).safeArea, .max(3), multiplier: 0.5)
        .firstBaseline(.to(guide).centerY, .exact(12, 37))
        .right(.to(root).safeArea, .max(1.5, 37))
        .centerY(.margins, .exact(4.5, .defaultLow))
      guide.mondrian.layout
        .trailing(.toSuperview.centerX, .exact(-1.5, .defaultHigh))
    }
  }

  private static func content8(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(v0)
        .bottom(.equalTo(4.5), to: root.layoutMarginsGuide.centerYAnchor, multiplyBy: 0.5)
        .centerY(.equalTo(4.5), to: root.topAnchor, priority: .defaultHigh)
        .leading(.equalTo(-10.5), to: v1.centerXAnchor, priority: 999)
        .height(.equalTo(10.5), priority: .defaultLow)
      content.put(v1)
        .leading(.moreThanTo(-1.5), to: root.trailingAnchor)
        .trailing(.moreThanTo(13.5), to: .margins, priority: 999)
        .right(.moreThanTo(7.5), to: root.leftAnchor)
        .right(.equalTo(4.5), to: root.layoutMarginsGuide.leftAnchor)
        .layoutContent { content in
          content.put(v2)
            .centerX(.lessThanTo(3), to: root.safeAreaLayoutGuide.centerXAnchor, multiplyBy: 0.5)
            .firstBaseline(.equalTo(12), to: guide.centerYAnchor, priority: 37)
            .right(.moreThanTo(1.5), to: root.safeAreaLayoutGuide.rightAnchor, priority: 37)
            .centerY(.equalTo(4.5), to: .margins, priority: .defaultLow)
        }
    }
    Mondrian.layout {
      guide.mondrian.layout
        .trailing(.toSuperview.centerX, .exact(-1.5, .defaultHigh))
    }
  }

  private static func anchors8(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2) = (v[0], v[1], v[2])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.add {
      v0
        .bottomAnchor(4.5.from(root.layoutMarginsGuide.centerYAnchor).multiplied(by: 0.5).priority(.required))
        .centerYAnchor(4.5.from(root.topAnchor).priority(.defaultHigh))
        .leadingAnchor(-10.5.from(v1.centerXAnchor))
        .heightAnchor(10.5.priority(.defaultLow))
      v1
        .leadingAnchor(-1.5.from(root.trailingAnchor).orGreater.priority(.required))
        .trailingAnchor(13.5.from(.margins).orGreater)
        .rightAnchor(7.5.from(root.leftAnchor).orGreater.priority(.required))
        .rightAnchor(4.5.from(root.layoutMarginsGuide.leftAnchor).priority(.required))
        .add {
          v2
            .centerXAnchor(3.from(root.safeAreaLayoutGuide.centerXAnchor).multiplied(by: 0.5).orLess.priority(.required))
            .rightAnchor(1.5.from(root.safeAreaLayoutGuide.rightAnchor).orGreater.priority(37))
            .centerYAnchor(4.5.from(.margins).priority(.defaultLow))
        }
    }
    Mondrian.layout {
      v2.mondrian.layout
        .firstBaseline(.to(guide).centerY, .exact(12, 37))
      guide.mondrian.layout
        .trailing(.toSuperview.centerX, .exact(-1.5, .defaultHigh))
    }
  }

  private static func chain9(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2, v3) = (v[0], v[1], v[2], v[3])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(v0)
    root.addSubview(v1)
    root.addSubview(v2)
    v2.addSubview(v3)
    Mondrian.layout {
      v0.mondrian.layout
        .right(.margins.centerX, .min(7.5, .defaultLow))
        .left(.safeArea.centerX, .exact(10.5, .defaultHigh))
        .centerY(.to(v2).top, .min(-1.5, 999))
        .firstBaseline(.toSuperview, 6)
      v1.mondrian.layout
        .leading(.to(v0).centerX, .exact(0, .defaultLow))
        .width(.to(v0), .exact(6, .defaultLow))
        .trailing(.to(v2).centerX, .exact(3, .defaultLow))
        .width(.exact(7.5, .defaultHigh))
      v2.mondrian.layout
        .top(.to(v1).centerY, -6)
        .firstBaseline(.to(guide).centerY, .min(12, 999))
        .height(.safeArea, .exact(13.5, 999), multiplier: 0.5)
        .bottom(.to(v0).firstBaseline, .min(-12), multiplier: 0.5)
      v3.mondrian.layout
        .right(.to(v0).centerX, .max(12, 999))
        .top(.toSuperview.firstBaseline, .max(-3, 37))
        .firstBaseline(.toSuperview.bottom, -9)
        .left(.toSuperview.right, .max(4.5, .defaultLow))
      guide.mondrian.layout
        .centerX(.toSuperview.right, .exact(-7.5, .defaultLow))
    }
  }

  private static func content9(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2, v3) = (v[0], v[1], v[2], v[3])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(v0)
        .right(.lessThanTo(7.5), to: root.layoutMarginsGuide.centerXAnchor, priority: .defaultLow)
        .left(.equalTo(10.5), to: root.safeAreaLayoutGuide.centerXAnchor, priority: .defaultHigh)
        .centerY(.moreThanTo(-1.5), to: v2.topAnchor, priority: 999)
        .firstBaseline(.equalTo(6), to: .parent)
      content.put(v1)
        .leading(.equal, to: v0.centerXAnchor, priority: .defaultLow)
        .width(.equalTo(v0.widthAnchor), constant: 6, priority: .defaultLow)
        .trailing(.equalTo(3), to: v2.centerXAnchor, priority: .defaultLow)
        .width(.equalTo(7.5), priority: .defaultHigh)
      content.put(v2)
        .top(.equalTo(-6), to: v1.centerYAnchor)
        .firstBaseline(.moreThanTo(12), to: guide.centerYAnchor, priority: 999)
        .height(.equalTo(.safeArea), multiplyBy: 0.5, constant: 13.5, priority: 999)
        .bottom(.lessThanTo(-12), to: v0.firstBaselineAnchor, multiplyBy: 0.5)
        .layoutContent { content in
          content.put(v3)
            .right(.moreThanTo(12), to: v0.centerXAnchor, priority: 999)
            .top(.lessThanTo(-3), to: v2.firstBaselineAnchor, priority: 37)
            .firstBaseline(.equalTo(-9), to: v2.bottomAnchor)
            .left(.lessThanTo(4.5), to: v2.rightAnchor, priority: .defaultLow)
        }
    }
    Mondrian.layout {
      guide.mondrian.layout
        .centerX(.toSuperview.right, .exact(-7.5, .defaultLow))
    }
  }

  private static func anchors9(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1, v2, v3) = (v[0], v[1], v[2], v[3])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.add {
      v0
        .rightAnchor(7.5.from(root.layoutMarginsGuide.centerXAnchor).orLess.priority(.defaultLow))
        .leftAnchor(10.5.from(root.safeAreaLayoutGuide.centerXAnchor).priority(.defaultHigh))
        .centerYAnchor(-1.5.from(v2.topAnchor).orGreater)
      v1
        .leadingAnchor(v0.centerXAnchor.priority(.defaultLow))
        .widthAnchor(6.from(v0.widthAnchor).priority(.defaultLow))
        .trailingAnchor(3.from(v2.centerXAnchor).priority(.defaultLow))
        .widthAnchor(7.5.priority(.defaultHigh))
      v2
        .topAnchor(-6.from(v1.centerYAnchor).priority(.required))
        .heightAnchor(13.5.from(root.safeAreaLayoutGuide.heightAnchor).multiplied(by: 0.5))
        .bottomAnchor(-12.from(v0.firstBaselineAnchor).multiplied(by: 0.5).orLess.priority(.required))
        .add {
          v3
            .rightAnchor(12.from(v0.centerXAnchor).orGreater)
            .topAnchor(-3.from(v2.firstBaselineAnchor).orLess.priority(37))
            .leftAnchor(4.5.from(v2.rightAnchor).orLess.priority(.defaultLow))
        }
    }
    Mondrian.layout {
      v0.mondrian.layout
        .firstBaseline(.toSuperview, 6)
      v2.mondrian.layout
        .firstBaseline(.to(guide).centerY, .min(12, 999))
      v3.mondrian.layout
        .firstBaseline(.toSuperview.bottom, -9)
      guide.mondrian.layout
        .centerX(.toSuperview.right, .exact(-7.5, .defaultLow))
    }
  }

  private static func chain10(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1) = (v[0], v[1])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(v0)
    root.addSubview(v1)
    Mondrian.layout {
      v0.mondrian.layout
        .trailing(.margins.centerX, .max(-7.5, .defaultLow))
        .right(.to(guide).left, -12)
        .left(.toSuperview, .exact(7.5, .defaultHigh))
        .width(.to(guide), .exact(-12, .defaultHigh))
      v1.mondrian.layout
        .height(6)
        .bottom(.margins, .min(7.5))
        .bottom(.safeArea.centerY, -9)
        .leading(.to(v0).trailing, .max(0, .defaultLow))
      guide.mondrian.layout
        .right(.toSuperview.left, .min(6))
    }
  }

  private static func content10(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1) = (v[0], v[1])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(v0)
        .trailing(.moreThanTo(-7.5), to: root.layoutMarginsGuide.centerXAnchor, priority: .defaultLow)
        .right(.equalTo(-12), to: guide.leftAnchor)
        .left(.equalTo(7.5), to: .parent, priority: .defaultHigh)
        .width(.equalTo(guide.widthAnchor), constant: -12, priority: .defaultHigh)
      content.put(v1)
        .height(.equalTo(6))
        .bottom(.lessThanTo(7.5), to: .margins)
        .bottom(.equalTo(-9), to: root.safeAreaLayoutGuide.centerYAnchor)
        .leading(.lessThan, to: v0.trailingAnchor, priority: .defaultLow)
    }
    Mondrian.layout {
      guide.mondrian.layout
        .right(.toSuperview.left, .min(6))
    }
  }

  private static func anchors10(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1) = (v[0], v[1])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.add {
      v0
        .trailingAnchor(-7.5.from(root.layoutMarginsGuide.centerXAnchor).orGreater.priority(.defaultLow))
        .rightAnchor(-12.from(guide.leftAnchor).priority(.required))
        .leftAnchor(7.5.priority(.defaultHigh))
        .widthAnchor(-12.from(guide.widthAnchor).priority(.defaultHigh))
      v1
        .heightAnchor(6.priority(.required))
        .bottomAnchor(7.5.from(.margins).orLess.priority(.required))
        .bottomAnchor(-9.from(root.safeAreaLayoutGuide.centerYAnchor).priority(.required))
        .leadingAnchor(v0.trailingAnchor.orLess.priority(.defaultLow))
    }
    Mondrian.layout {
      guide.mondrian.layout
        .right(.toSuperview.left, .min(6))
    }
  }

  private static func chain11(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1) = (v[0], v[1])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(v0)
    root.addSubview(v1)
    Mondrian.layout {
      v0.mondrian.layout
        .centerY(.toSuperview, .exact(-12, .defaultLow))
        .height(.min(13.5, 37))
        .centerY(.toSuperview.firstBaseline, .max(-9, .defaultLow))
        .top(.margins.centerY, .min(7.5, 999))
      v1.mondrian.layout
        .centerY(.to(guide).bottom, .max(-1.5, 37))
        .right(.to(v0), .exact(13.5, 37))
        .centerY(.margins, .min(13.5))
        .centerX(.to(guide).trailing, .min(9))
      guide.mondrian.layout
        .centerX(.toSuperview.left, .min(1.5, 37))
    }
  }

  private static func content11(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1) = (v[0], v[1])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(v0)
        .centerY(.equalTo(-12), to: .parent, priority: .defaultLow)
        .height(.moreThanTo(13.5), priority: 37)
        .centerY(.lessThanTo(-9), to: root.firstBaselineAnchor, priority: .defaultLow)
        .top(.moreThanTo(7.5), to: root.layoutMarginsGuide.centerYAnchor, priority: 999)
      content.put(v1)
        .centerY(.lessThanTo(-1.5), to: guide.bottomAnchor, priority: 37)
        .right(.equalTo(13.5), to: v0.rightAnchor, priority: 37)
        .centerY(.moreThanTo(13.5), to: .margins)
        .centerX(.moreThanTo(9), to: guide.trailingAnchor)
    }
    Mondrian.layout {
      guide.mondrian.layout
        .centerX(.toSuperview.left, .min(1.5, 37))
    }
  }

  private static func anchors11(_ root: UIView, _ v: [SizedView]) {
    let (v0, v1) = (v[0], v[1])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.add {
      v0
        .centerYAnchor(-12.priority(.defaultLow))
        .heightAnchor(13.5.orGreater.priority(37))
        .centerYAnchor(-9.from(root.firstBaselineAnchor).orLess.priority(.defaultLow))
        .topAnchor(7.5.from(root.layoutMarginsGuide.centerYAnchor).orGreater)
      v1
        .centerYAnchor(-1.5.from(guide.bottomAnchor).orLess.priority(37))
        .rightAnchor(13.5.from(v0.rightAnchor).priority(37))
        .centerYAnchor(13.5.from(.margins).orGreater.priority(.required))
        .centerXAnchor(9.from(guide.trailingAnchor).orGreater.priority(.required))
    }
    Mondrian.layout {
      guide.mondrian.layout
        .centerX(.toSuperview.left, .min(1.5, 37))
    }
  }

  static func build(
    _ seed: Int, _ dialect: LayoutDialect, _ root: UIView, _ v: [SizedView]
  ) {
    switch (seed, dialect) {
    case (0, .chain): chain0(root, v)
    case (0, .content): content0(root, v)
    case (0, .anchors): anchors0(root, v)
    case (1, .chain): chain1(root, v)
    case (1, .content): content1(root, v)
    case (1, .anchors): anchors1(root, v)
    case (2, .chain): chain2(root, v)
    case (2, .content): content2(root, v)
    case (2, .anchors): anchors2(root, v)
    case (3, .chain): chain3(root, v)
    case (3, .content): content3(root, v)
    case (3, .anchors): anchors3(root, v)
    case (4, .chain): chain4(root, v)
    case (4, .content): content4(root, v)
    case (4, .anchors): anchors4(root, v)
    case (5, .chain): chain5(root, v)
    case (5, .content): content5(root, v)
    case (5, .anchors): anchors5(root, v)
    case (6, .chain): chain6(root, v)
    case (6, .content): content6(root, v)
    case (6, .anchors): anchors6(root, v)
    case (7, .chain): chain7(root, v)
    case (7, .content): content7(root, v)
    case (7, .anchors): anchors7(root, v)
    case (8, .chain): chain8(root, v)
    case (8, .content): content8(root, v)
    case (8, .anchors): anchors8(root, v)
    case (9, .chain): chain9(root, v)
    case (9, .content): content9(root, v)
    case (9, .anchors): anchors9(root, v)
    case (10, .chain): chain10(root, v)
    case (10, .content): content10(root, v)
    case (10, .anchors): anchors10(root, v)
    case (11, .chain): chain11(root, v)
    case (11, .content): content11(root, v)
    case (11, .anchors): anchors11(root, v)
    default: break
    }
  }
}
