#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  extension LayoutPreview: View {
    /// All combinations, one below the other.
    public var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          ForEach(Array(variants.enumerated()), id: \.offset) { _, variant in
            VariantView(preview: self, variant: variant)
          }
        }
      }
    }
  }

  /// A preview in one of its combinations, with the combination's name.
  private struct VariantView: View {
    let preview: LayoutPreview
    let variant: LayoutPreview.Variant

    var body: some View {
      let controller = VariantController(preview, variant)
      let size = controller.size
      VStack(alignment: .leading, spacing: 4) {
        Text("\(preview.title): \(variant.text)")
        ViewControllerPreview { controller }.frame(width: size.width, height: size.height)
      }
    }
  }
#endif
