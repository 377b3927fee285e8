import DeStijl

struct RestaurantScreen: Screen {
  let name = "classic-restaurant"
  let title = "Classic: one card in four dialects"
  let summary = "The same card as blocks, as chains, as content and with anchors."

  var body: ScreenBody {
    let captions = ["Blocks", "Chains", "Content", "Anchors"]
    return .view(
      SamplePage(
        title,
        zip(captions, RestaurantCard.Dialect.allCases).map { caption, dialect in
          Sample(caption) { stage in
            stage.add(RestaurantCard(dialect).edgesAnchors())
          }
        }))
  }
}
