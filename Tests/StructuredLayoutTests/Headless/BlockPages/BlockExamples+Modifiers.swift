import TestSupport

// Single elements and the effects of modifiers on them.
extension BlockExamples {
  func viewBlock() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8) {
        photo
        ViewBlock(title)
      }
    }
  }

  func madeViews() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8) {
        for name in ["Ada", "Grace"] {
          ViewBlock(id: name) {
            UILabel()
          } update: {
            $0.text = name
          }
        }
      }
    }
  }

  func layoutGuideBlock() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      HStackBlock {
        cancel
        guide.layoutGuideBlock.width(40)
        send
      }
    }
  }

  func emptyLayout() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8) {
        title
        EmptyLayout()
        detail
      }
    }
  }

  func padding() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      title.padding(.horizontal, 24).padding(.vertical, 8)
    }
  }

  func relative() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      ZStackBlock {
        badge.relative([.top, .trailing], 10)
      }
    }
  }

  func size() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8) {
        photo.viewBlock.size(80)
        title.viewBlock.width(.min(120))
      }
    }
  }

  func aspectRatio() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      ZStackBlock {
        card.viewBlock.height(60).aspectRatio(16.0 / 9)
      }
    }
  }

  func background() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      title.padding(8).background(card)
    }
  }

  func overlay() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      photo.viewBlock.size(80).overlay(alignment: .bottomTrailing) {
        badge.padding(4)
      }
    }
  }

  func alignSelf() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8, alignment: .leading) {
        title
        detail.viewBlock.alignSelf(.trailing)
      }
    }
  }

  func spacingAfter() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 4, alignment: .leading) {
        photo.viewBlock.spacingAfter(12)
        title
        detail
      }
    }
  }

  func contentPriorities() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      HStackBlock(spacing: 8) {
        title.viewBlock.huggingPriority(.horizontal)
        detail
      }
    }
  }

  func weight() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      HStackBlock(spacing: 8) {
        title.viewBlock.weight(2)
        detail.viewBlock.weight(1)
        send
      }
    }
  }

  func span() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VGridBlock(columns: [.init(), .init()], rowSpacing: 8, columnSpacing: 8) {
        title.viewBlock.span(2)
        cancel
        send
      }
    }
  }

  func gone() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8) {
        title
        badge.viewBlock.gone(when: true)
        detail
      }
    }
  }

  func identity() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8) {
        title.padding(.leading, 8).id("heading")
        detail
      }
    }
  }

  func capture() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8) {
        title
        detail.padding(.leading, 8).capture(in: group)
      }
    }
  }

  func transition() -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 8) {
        badge.viewBlock.transition(.move(edge: .top))
        title
      }
    }
  }
}
