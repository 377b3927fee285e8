import DeStijl
import Examples
import SwiftUI

/// An example, with switches for the reading direction and the text size.
struct ExamplePage: View {
  let screen: any Examples.Screen
  @State private var isRightToLeft = false
  @State private var hasLargeText = false

  var body: some View {
    VStack(spacing: 8) {
      Toggle("Right to left", isOn: $isRightToLeft)
      Toggle("Large text", isOn: $hasLargeText)
      screen.preview(
        textSize: hasLargeText ? .accessibilityExtraLarge : .large,
        direction: isRightToLeft ? .rightToLeft : .leftToRight
      )
      // Each change makes the example anew, as its fonts have the text size that it was made with.
      .id("\(isRightToLeft) \(hasLargeText)")
    }
    .padding(8)
    .navigationTitle(screen.title)
  }
}
