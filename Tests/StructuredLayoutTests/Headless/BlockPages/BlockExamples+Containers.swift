import TestSupport

// Blocks that contain others.
extension BlockExamples {
  func vStackBlock() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8, alignment: .leading) {
        photo
        title
        detail
      }
    }
  }

  func separators() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8, alignment: .leading) {
        title
        detail
      }
      .separators()
    }
  }

  func hStackBlock() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      HStackBlock(spacing: 8, alignment: .top) {
        photo
        title
        send
      }
    }
  }

  func distribution() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      HStackBlock(spacing: 8, distribution: .equalSizes) {
        title
        send
      }
    }
  }

  func zStackBlock() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      ZStackBlock(alignment: .bottomTrailing) {
        card.viewBlock.size(80)
        photo
      }
    }
  }

  func stackingSpacer() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      HStackBlock {
        cancel
        StackingSpacer(minLength: 8)
        send
      }
    }
  }

  func dividerBlock() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8) {
        title
        DividerBlock()
        detail
      }
    }
  }

  func vScrollBlock() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VScrollBlock(spacing: 8, alignment: .leading) {
        photo
        title
        detail
      }
    }
  }

  func hScrollBlock() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      HScrollBlock(spacing: 8) {
        photo
        title
        send
      }
    }
  }

  func scrollBlock() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      ScrollBlock {
        HStackBlock(spacing: 8) {
          photo.viewBlock.size(100)
          title
        }
      }
    }
  }

  func fillingScrollFrame() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      HScrollBlock(alignment: .fill) {
        title.padding(8).fillingScrollFrame(.horizontal)
        detail.padding(8).fillingScrollFrame(.horizontal)
      }
    }
  }

  func emptyCell() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VGridBlock(columns: [.init(), .init()], spacing: 4) {
        StackingSpacer()
        title
        photo
        detail
      }
    }
  }

  func vGridBlock() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VGridBlock(
        columns: [.init(.fixed(48)), .init()], rowSpacing: 8, columnSpacing: 8
      ) {
        photo
        title
        badge
        detail
      }
    }
  }

  func hGridBlock() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      HGridBlock(rows: [.init(), .init()], columnSpacing: 8, rowSpacing: 8) {
        photo
        title
        detail
        badge
      }
    }
  }

  func flowBlock() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      FlowBlock(spacing: 8, lineSpacing: 8) {
        photo
        title
        detail
        cancel
        send
      }
    }
  }

  func firstThatFits() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      FirstThatFits {
        HStackBlock(spacing: 8) {
          title
          send
        }
        VStackBlock(spacing: 8) {
          title
          send
        }
      }
    }
  }

  func reflow() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      HStackBlock(spacing: 8) {
        photo
        title
      }
      .reflow(at: .accessibilityMedium, alignment: .leading)
    }
  }

  func layoutContainer() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      LayoutContainer(attachedSafeAreaEdges: .top) {
        VStackBlock {
          title
          StackingSpacer()
          detail
        }
      }
    }
  }

  func blockGroup() -> LayoutBuilderContext {
    let texts = BlockGroup {
      title
      detail
    }
    return Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8) {
        photo
        texts
      }
    }
  }
}
