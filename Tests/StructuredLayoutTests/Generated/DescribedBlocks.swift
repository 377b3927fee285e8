// Written by BlockDescriptionTests, with RECORD_DESCRIPTIONS set.

import TestSupport

@MainActor
enum DescribedBlocks {
  private static func stacks(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, _, _, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      VStackBlock(spacing: 8, alignment: .leading) {
        v0
        HStackBlock {
          v1
          v2.viewBlock
            .spacingAfter(3)
            .spacingBefore(2)
          v3
        }
        EmptyLayout()
      }
    }
  }

  private static func spacers(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, _, _, _, _, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      HStackBlock(spacing: -2.5, alignment: .fill) {
        v0
        StackingSpacer(minLength: 4)
        v1
        StackingSpacer(minLength: 6, expands: false)
      }
    }
  }

  private static func layers(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, v4, _, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      ZStackBlock {
        v0
        ZStackBlock(alignment: .top) {
          v1
        }
      }
      ZStackBlock(alignment: .bottomTrailing) {
        v2
      }
      ZStackBlock(alignment: .attach(.horizontal)) {
        v3
      }
      ZStackBlock(alignment: .attach(.all)) {
        v4
      }
    }
  }

  private static func insets(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, v4, v5, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      v0.viewBlock.padding(8)
      v1.viewBlock
        .padding(.top, 4)
        .padding(.bottom, 10)
      v2.viewBlock
        .relative([.top, .trailing], 10)
        .relative(.leading, .min(3))
      v3.viewBlock.relative(.all, .min(20))
      v4.viewBlock
        .relative(.top, .max(9, .defaultHigh))
        .relative(.bottom, .exact(2, .defaultLow))
      v5.viewBlock.padding(1.5)
    }
  }

  private static func sides(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, v4, _, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      v0.viewBlock.relative(bottom: 8, right: 8)
      v1.viewBlock.relative(top: 1, bottom: 3, left: 2, right: 4)
      v2.viewBlock.padding(5)
      v3.viewBlock
        .padding(.top, 1)
        .padding(.leading, 2)
        .padding(.bottom, 3)
        .padding(.trailing, 4)
      v4.viewBlock.relative(left: .max(40))
    }
  }

  private static func sizes(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, _, _, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      VStackBlock {
        v0.viewBlock
          .width(40)
          .height(.min(20))
          .width(.max(100, .defaultHigh))
        v1.viewBlock.aspectRatio(1.5)
        v2.viewBlock.aspectRatio(0.25, priority: 600)
        v3.viewBlock
          .padding(2)
          .height(12)
          .padding(1)
      }
    }
  }

  private static func priorities(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, _, _, _, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      HStackBlock {
        v0.viewBlock
          .huggingPriority(.horizontal)
          .compressionResistancePriority(.both, .defaultHigh)
        v1.viewBlock.weight(2)
        v2.viewBlock
          .weight(1)
          .huggingPriority(.vertical, 30)
      }
    }
  }

  private static func decorations(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, v4, v5, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      VStackBlock {
        v0.viewBlock
          .padding(4)
          .background(v1)
        v2.viewBlock
          .overlay(v3.viewBlock.relative([.bottom, .trailing], 2), resizing: true)
          .background(
            HStackBlock {
              v4
              v5
            }
            .padding(3))
      }
    }
  }

  private static func alignments(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, v4, v5, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      VStackBlock {
        v0.viewBlock.alignSelf(.leading)
        v1.viewBlock.alignSelf(.trailing)
        v2.viewBlock.alignSelf(.fill)
      }
      ZStackBlock {
        v3.viewBlock.alignSelf(BlockAlignment(horizontal: .start, vertical: .start))
        v4.viewBlock.alignSelf(.bottom)
        v5.viewBlock.alignSelf(BlockAlignment(horizontal: .center, vertical: .fill))
      }
    }
  }

  private static func grids(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, v4, _, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      VStackBlock(alignment: .fill) {
        VGridBlock(columns: [GridLayoutItem(.fixed(60), spacing: 3), GridLayoutItem(.flexible(minimum: 10)), GridLayoutItem(.flexible(minimum: 4, maximum: 90))], rowSpacing: 4, columnSpacing: 8) {
          v0
          v1.viewBlock.span(2)
          StackingSpacer(minLength: 0)
          v2
        }
        HGridBlock(rows: [GridLayoutItem(.adaptive(minimum: 20))], columnSpacing: 2) {
          v3
          v4
        }
      }
    }
  }

  private static func scrolls(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, _, _, _, scroll) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      VScrollBlock(scroll, spacing: 8, alignment: .fill, fillsFrame: true) {
        v0
        HScrollBlock {
          v1
          v2.viewBlock
            .padding(2)
            .fillingScrollFrame(.horizontal)
        }
        .height(44)
      }
    }
  }

  private static func choices(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, v4, v5, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      VStackBlock(alignment: .fill) {
        FirstThatFits {
          HStackBlock {
            v0
            v1
          }
          VStackBlock {
            v0
            v1
          }
        }
        FlowBlock(spacing: 8, lineSpacing: 4, alignment: .bottom, lineAlignment: .leading, lastLineAlignment: .trailing) {
          v2
          v3
        }
        HStackBlock(spacing: 3) {
          v4
          v5
        }
        .reflow(at: UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM"), alignment: .trailing)
      }
    }
  }

  private static func container(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, _, _, _, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      LayoutContainer(top: .safeArea(.top), leading: .safeArea(.leading)) {
        v0
      }
      LayoutContainer(top: .view(.top), leading: .view(.leading), bottom: .safeArea(.top), trailing: .margins(.centerX)) {
        VStackBlock {
          v1
        }
      }
      .padding(2)
      LayoutContainer(top: .safeArea(.top), leading: .safeArea(.leading), bottom: .safeArea(.bottom), trailing: .safeArea(.trailing)) {
        v2
      }
    }
  }

  private static func conditions(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, _, v3, v4, v5, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      VStackBlock {
        v0.viewBlock.padding(2)
        v1.viewBlock.padding(2)
        v3.viewBlock.gone(when: false)
        v4
        v5
      }
    }
  }

  private static func guides(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, _, _, _, _, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    let guide = UILayoutGuide()
    Mondrian.buildSubviews(on: root) {
      VStackBlock(spacing: 2) {
        v0
        guide.layoutGuideBlock.height(20)
        v1
        EmptyLayout()
      }
    }
  }

  private static func distributions(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, v4, _, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      HStackBlock(spacing: 4, alignment: .top, distribution: .equalCentering) {
        v0
        v1
        v2
      }
      .separators(thickness: 2)
      VStackBlock(distribution: .equalSizes) {
        v3
        v4
      }
    }
  }

  private static func dividers(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, v4, v5, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      VStackBlock {
        v0
        DividerBlock()
        v1.viewBlock
          .overlay(alignment: .topLeading) {
            v2
          }
        DividerBlock(thickness: 2, color: UIColor(red: 1, green: 0, blue: 0.25, alpha: 0.5))
        v3.viewBlock
          .background(alignment: .bottom, resizing: true) {
            v4
            v5
          }
        StackingSpacer(minLength: 3, maxLength: 40)
      }
    }
  }

  private static func made(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, _, _, _, _, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    let view = UIView()
    let stackView = UIStackView()
    Mondrian.buildSubviews(on: root) {
      VStackBlock {
        v0.viewBlock.transition(.opacity)
        view.viewBlock.height(7)
        v1.viewBlock.transition(.move(edge: .leading))
        stackView.viewBlock.width(9)
      }
    }
  }

  private static func composites(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, v4, _, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      VStackBlock {
        v0
        v1.viewBlock.padding(2)
        ScrollBlock(fillsFrame: true) {
          v2.viewBlock
            .width(400)
            .height(10)
        }
        HStackBlock {
          v3
          v4.viewBlock.padding(2)
        }
      }
    }
  }

  private static func groups(_ views: BlockSampleViews, _ root: UIView) {
    let (v0, v1, v2, v3, v4, v5, _) = (views.v[0], views.v[1], views.v[2], views.v[3], views.v[4], views.v[5], views.scroll)
    Mondrian.buildSubviews(on: root) {
      HStackBlock(alignment: .top) {
        v0
        BlockGroup {
          v1
          v2
        }
        .padding(9)
        v3.viewBlock.padding(3)
        BlockGroup {
        }
        .padding(2)
        FirstThatFits {
          v4
          BlockGroup {
          }
        }
        v5.viewBlock
          .overlay(
            BlockGroup {
              DividerBlock()
              DividerBlock()
            })
      }
    }
  }

  private static func random0(_ root: UIView, _ v: [SizedView]) {
    let (bg2, box1) = (v[0], v[1])
    Mondrian.buildSubviews(on: root) {
      HStackBlock(spacing: 10, alignment: .top) {
        box1.viewBlock
          .background(bg2)
          .padding(1)
      }
    }
  }

  private static func random1(_ root: UIView, _ v: [SizedView]) {
    let (bg2, box1) = (v[0], v[1])
    Mondrian.buildSubviews(on: root) {
      HStackBlock(spacing: 7, alignment: .bottom) {
        box1
      }
      .background(bg2)
    }
  }

  private static func random2(_ root: UIView, _ v: [SizedView]) {
    let (box1) = (v[0])
    Mondrian.buildSubviews(on: root) {
      HStackBlock(spacing: 3) {
        box1
      }
    }
  }

  private static func random3(_ root: UIView, _ v: [SizedView]) {
    let (box1) = (v[0])
    Mondrian.buildSubviews(on: root) {
      box1
    }
  }

  private static func random4(_ root: UIView, _ v: [SizedView]) {
    let (bg3, bg8, box1, box2, box4, box5, box6, box7) = (v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7])
    Mondrian.buildSubviews(on: root) {
      HStackBlock(spacing: 10, alignment: .fill) {
        box1
        box2.viewBlock.background(bg3)
        HStackBlock(spacing: 6) {
          box4
          box5
          box6
          box7
        }
      }
      .background(bg8)
    }
  }

  private static func random5(_ root: UIView, _ v: [SizedView]) {
    let (bg2, bg6, box1, box3, box4, box5) = (v[0], v[1], v[2], v[3], v[4], v[5])
    Mondrian.buildSubviews(on: root) {
      HStackBlock(spacing: 5, alignment: .top) {
        box1.viewBlock.background(bg2)
        VStackBlock(spacing: 5, alignment: .leading) {
          box3
        }
        VStackBlock(spacing: 4, alignment: .leading) {
          box4
          box5
        }
      }
      .background(bg6)
    }
  }

  private static func random6(_ root: UIView, _ v: [SizedView]) {
    let (bg6, box1, box2, box3, box4, box5, box7) = (v[0], v[1], v[2], v[3], v[4], v[5], v[6])
    Mondrian.buildSubviews(on: root) {
      HStackBlock(spacing: 6, alignment: .bottom) {
        box1
        VStackBlock(spacing: 8) {
          HStackBlock(alignment: .bottom) {
            box2
            box3
            box4
          }
        }
        HStackBlock(alignment: .bottom) {
          box5.viewBlock.background(bg6)
        }
        box7
      }
    }
  }

  private static func random7(_ root: UIView, _ v: [SizedView]) {
    let (box1, box10, box11, box2, box3, box4, box5, box6, box7, box8, box9) = (v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10])
    Mondrian.buildSubviews(on: root) {
      HStackBlock(spacing: 6, alignment: .top) {
        ZStackBlock(alignment: .bottomTrailing) {
          box1.viewBlock.padding(6)
          box2.viewBlock.padding(7)
          ZStackBlock(alignment: .top) {
            box3
            box4
          }
        }
        box5.viewBlock.padding(10)
        HStackBlock(spacing: 2) {
          VStackBlock(alignment: .leading) {
            box6
            box7
          }
          VStackBlock(spacing: 9, alignment: .trailing) {
            box8
          }
          box9
          box10.viewBlock.padding(10)
        }
        box11
      }
    }
  }

  private static func random8(_ root: UIView, _ v: [SizedView]) {
    let (bg7, box1, box2, box3, box4, box5, box6) = (v[0], v[1], v[2], v[3], v[4], v[5], v[6])
    Mondrian.buildSubviews(on: root) {
      VStackBlock(spacing: 2, alignment: .fill) {
        HStackBlock(spacing: 3, alignment: .fill) {
          box1
          box2
          box3
        }
        box4.viewBlock.padding(9)
        box5
        VStackBlock(spacing: 6, alignment: .trailing) {
          box6
        }
      }
      .background(bg7)
    }
  }

  private static func random9(_ root: UIView, _ v: [SizedView]) {
    let (bg2, box1, box3, box4, box5, box6, box7) = (v[0], v[1], v[2], v[3], v[4], v[5], v[6])
    Mondrian.buildSubviews(on: root) {
      HStackBlock(spacing: 3) {
        HStackBlock(spacing: 4, alignment: .bottom) {
          box1.viewBlock.background(bg2)
        }
        VStackBlock(spacing: 4, alignment: .trailing) {
          HStackBlock(spacing: 6) {
            box3
            box4
          }
        }
        HStackBlock(spacing: 9) {
          box5.viewBlock.padding(4)
          HStackBlock(spacing: 8, alignment: .bottom) {
            box6
          }
        }
        ZStackBlock(alignment: .bottomTrailing) {
          box7
        }
      }
    }
  }

  private static func random10(_ root: UIView, _ v: [SizedView]) {
    let (box1, box10, box11, box12, box13, box14, box2, box3, box4, box5, box6, box7, box8, box9) = (v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11], v[12], v[13])
    Mondrian.buildSubviews(on: root) {
      VStackBlock(alignment: .leading) {
        VStackBlock(spacing: 4) {
          ZStackBlock(alignment: .bottomTrailing) {
            box1
            box2
            box3
          }
          HStackBlock(spacing: 4, alignment: .fill) {
            box4
            box5
          }
          ZStackBlock(alignment: .bottomTrailing) {
            box6
            box7
            box8
          }
          ZStackBlock(alignment: .top) {
            box9
          }
        }
        HStackBlock(alignment: .top) {
          box10
          ZStackBlock(alignment: .attach(.all)) {
            box11
          }
          HStackBlock(spacing: 1, alignment: .bottom) {
            box12
            box13
          }
          VStackBlock(spacing: 3) {
            box14
          }
        }
      }
    }
  }

  private static func random11(_ root: UIView, _ v: [SizedView]) {
    let (box1) = (v[0])
    Mondrian.buildSubviews(on: root) {
      box1
    }
  }

  private static func random12(_ root: UIView, _ v: [SizedView]) {
    let (box1) = (v[0])
    Mondrian.buildSubviews(on: root) {
      box1
    }
  }

  private static func random13(_ root: UIView, _ v: [SizedView]) {
    let (box1) = (v[0])
    Mondrian.buildSubviews(on: root) {
      box1
    }
  }

  private static func random14(_ root: UIView, _ v: [SizedView]) {
    let (bg2, bg4, bg9, box1, box10, box11, box12, box3, box5, box6, box7, box8) = (v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11])
    Mondrian.buildSubviews(on: root) {
      VStackBlock(spacing: 2) {
        box1.viewBlock
          .background(bg2)
          .padding(0)
        VStackBlock(spacing: 9, alignment: .fill) {
          box3.viewBlock.background(bg4)
          box5
          VStackBlock(spacing: 3, alignment: .fill) {
            box6
            box7
          }
        }
        box8.viewBlock
          .padding(10)
          .background(bg9)
        VStackBlock(spacing: 3, alignment: .trailing) {
          box10
          box11
          box12.viewBlock.padding(8)
        }
      }
    }
  }

  private static func random15(_ root: UIView, _ v: [SizedView]) {
    let (box1) = (v[0])
    Mondrian.buildSubviews(on: root) {
      box1
    }
  }

  static func build(_ sample: BlockSample, _ views: BlockSampleViews) {
    switch sample {
    case .stacks: stacks(views, views.root)
    case .spacers: spacers(views, views.root)
    case .layers: layers(views, views.root)
    case .insets: insets(views, views.root)
    case .sides: sides(views, views.root)
    case .sizes: sizes(views, views.root)
    case .priorities: priorities(views, views.root)
    case .decorations: decorations(views, views.root)
    case .alignments: alignments(views, views.root)
    case .grids: grids(views, views.root)
    case .scrolls: scrolls(views, views.root)
    case .choices: choices(views, views.root)
    case .container: container(views, views.root)
    case .conditions: conditions(views, views.root)
    case .guides: guides(views, views.root)
    case .distributions: distributions(views, views.root)
    case .dividers: dividers(views, views.root)
    case .made: made(views, views.root)
    case .composites: composites(views, views.root)
    case .groups: groups(views, views.root)
    }
  }

  static func build(_ seed: Int, _ root: UIView, _ v: [SizedView]) {
    switch seed {
    case 0: random0(root, v)
    case 1: random1(root, v)
    case 2: random2(root, v)
    case 3: random3(root, v)
    case 4: random4(root, v)
    case 5: random5(root, v)
    case 6: random6(root, v)
    case 7: random7(root, v)
    case 8: random8(root, v)
    case 9: random9(root, v)
    case 10: random10(root, v)
    case 11: random11(root, v)
    case 12: random12(root, v)
    case 13: random13(root, v)
    case 14: random14(root, v)
    case 15: random15(root, v)
    default: break
    }
  }
}
