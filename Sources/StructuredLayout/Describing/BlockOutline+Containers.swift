extension LayoutContainer: OutlinedBlock {
  var outline: BlockOutline {
    let edges = edges
    return BlockOutline(
      .block(
        {
          let arguments = Edge.allCases.compactMap { edge in
            edges[edge].map {
              "\(edge): .\($0.area?.rawValue ?? "view")(.\($0.attribute.rawValue))"
            }
          }
          return BlockOutline.Call(name: "LayoutContainer", arguments: arguments)
        }, content.outlines))
  }
}

extension VGridBlock: OutlinedBlock {
  var outline: BlockOutline { grid.outline(tracks: "columns", lines: "row", across: "column") }
}

extension HGridBlock: OutlinedBlock {
  var outline: BlockOutline { grid.outline(tracks: "rows", lines: "column", across: "row") }
}

extension Grid {
  fileprivate func outline(
    tracks word: String, lines: String, across: String
  ) -> BlockOutline {
    let (name, tracks, lineSpacing, trackSpacing) = (name, tracks, lineSpacing, trackSpacing)
    return BlockOutline(
      .block(
        {
          let lineText =
            lineSpacing == 0 ? [] : ["\(lines)Spacing: \(sourceText(lineSpacing))"]
          let trackText =
            trackSpacing == 0 ? [] : ["\(across)Spacing: \(sourceText(trackSpacing))"]
          let items = tracks.map(\.sourceText).joined(separator: ", ")
          return BlockOutline.Call(
            name: name, arguments: ["\(word): [\(items)]"] + lineText + trackText)
        }, cells.outlines))
  }
}

extension GridLayoutItem {
  @MainActor
  fileprivate var sourceText: String {
    let gap = spacing.map { ", spacing: \(StructuredLayout.sourceText($0))" } ?? ""
    return "GridLayoutItem(\(sizeText)\(gap))"
  }

  @MainActor
  private var sizeText: String {
    func limits(_ minimum: CGFloat, _ maximum: CGFloat) -> String {
      let most = maximum == .infinity ? "" : ", maximum: \(StructuredLayout.sourceText(maximum))"
      return "(minimum: \(StructuredLayout.sourceText(minimum))\(most))"
    }
    switch size {
    case .fixed(let length): return ".fixed(\(StructuredLayout.sourceText(length)))"
    case .flexible(let minimum, let maximum): return ".flexible\(limits(minimum, maximum))"
    case .adaptive(let minimum, let maximum): return ".adaptive\(limits(minimum, maximum))"
    }
  }
}

extension VScrollBlock: OutlinedBlock {
  var outline: BlockOutline { scroll.outline }
}

extension HScrollBlock: OutlinedBlock {
  var outline: BlockOutline { scroll.outline }
}

extension Scroll {
  fileprivate var outline: BlockOutline {
    let (name, arguments, fillsFrame) = (stack.name, StackArguments(stack), fillsFrame)
    let view = view.map { BlockOutline($0) }
    return BlockOutline(
      .block(
        {
          BlockOutline.Call(
            name: name, block: view,
            arguments: arguments.texts + (fillsFrame ? ["fillsFrame: true"] : []))
        }, stack.elements.outlines))
  }
}

extension FirstThatFits: OutlinedBlock {
  var outline: BlockOutline {
    let axis = axis
    return BlockOutline(
      .block(
        {
          BlockOutline.Call(
            name: "FirstThatFits", arguments: axis == .horizontal ? [] : ["along: .vertical"])
        }, choices.outlines))
  }
}

extension FlowBlock: OutlinedBlock {
  var outline: BlockOutline {
    let (spacing, lineSpacing) = (spacing, lineSpacing)
    let (alignment, lineAlignment, last) = (alignment, lineAlignment, lastLineAlignment)
    return BlockOutline(
      .block(
        {
          BlockOutline.Call(
            name: "FlowBlock",
            arguments: [
              "spacing: \(sourceText(spacing))", "lineSpacing: \(sourceText(lineSpacing))",
              "alignment: .\(alignment)", "lineAlignment: .\(lineAlignment)",
            ] + (last == lineAlignment ? [] : ["lastLineAlignment: .\(last)"]))
        }, elements.outlines))
  }
}

extension ReflowingBlock: OutlinedBlock {
  var outline: BlockOutline {
    let (category, alignment) = (category, alignment)
    return row.outline.saying {
      let text = "UIContentSizeCategory(rawValue: \"\(category.rawValue)\")"
      return [
        BlockOutline.Call(name: "reflow", arguments: ["at: \(text)", "alignment: .\(alignment)"])
      ]
    }
  }
}
