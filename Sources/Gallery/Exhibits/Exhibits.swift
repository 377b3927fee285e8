/// Makes exhibits of previews.
@MainActor
struct Exhibits {
  let matrix: LayoutMatrix
  let contracts: [LayoutContract]
  let sources: SourceFolder?
  /// Returns the files that belong to a preview, besides those that its constraints come from.
  let files: (LayoutPreview) -> [String]
  /// Whether sizes are explained by everything that determines them.
  let explains: Bool

  func exhibit(of preview: LayoutPreview) -> ExhibitData {
    var recorder = ExhibitRecorder(preview, matrix, contracts, explains: explains)
    var data = recorder.record()
    var seen: Set<Substring> = []
    data.sources = (files(preview) + recorder.files).compactMap { file in
      guard let name = file.split(separator: "/").last, seen.insert(name).inserted else {
        return nil
      }
      return sources?.text(of: file).map { ExhibitData.Source(name: String(name), text: $0) }
    }
    return data
  }
}
