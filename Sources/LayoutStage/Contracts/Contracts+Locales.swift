import Foundation

/// What is written is written as the locale wants it that it is made in.
///
/// The view is made anew in each locale of the matrix, with the first of all else that it names. What
/// fails: a view that says the same in all of them, with something in it that one of them writes
/// otherwise: a number with a decimal or a grouping separator, or the name of a month beside a number.
/// Such text is in the locale of the machine, which what has made it was not told: on Linux that is
/// `en_001` always, so that nobody sees it there.
///
/// What makes the view has to ask for ``LayoutVariant/locale``, as no process can change its own:
/// `{ variant in Price(1234.5, locale: variant.locale) }`. Words are not looked at, as they may be in
/// one language only. A matrix with a single locale compares nothing, which is a note; and so is one in
/// which other views are there in another locale. On a single stage it finds nothing.
///
/// - Parameters:
///   - query: Views that may say the same, such as one of a version.
///   - reason: Why.
public func followsLocale(
  except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("followsLocale") { _ in [] }.judging(.locales).except(query, reason)
}

/// What a layout says in several locales.
@MainActor
struct LocaleLook {
  let findings: [LayoutFinding]
  /// Those that what is found is about are among these.
  let views: [UIView]

  init(
    _ content: StageContent, _ combination: LayoutCombination, in locales: [Locale]
  ) throws {
    guard let home = locales.first, locales.count > 1 else {
      views = []
      findings = [
        LayoutFinding(nil, "compares nothing: the matrix names no two locales", isNote: true)
      ]
      return
    }
    let all = try locales.map { locale in
      var copy = combination
      copy.environment = copy.environment.in(locale)
      return try content.stage(copy).view.judgedTree
    }
    views = all[0]
    if let other = all.indices.first(where: { !all[$0].hasShape(of: all[0]) }) {
      findings = [
        LayoutFinding(
          nil,
          "compares nothing: other views are there in \(locales[other].identifier) than in "
            + home.identifier, isNote: true)
      ]
      return
    }
    findings = all[0].indices.compactMap { number in
      let texts = Set(all.map { $0[number].writing })
      guard texts.count == 1, let texts = texts.first else { return nil }
      return Self.finding(all[0][number], texts, in: locales)
    }
  }

  private static func finding(
    _ view: UIView, _ texts: [String], in locales: [Locale]
  ) -> LayoutFinding? {
    for text in texts {
      for locale in locales {
        guard let piece = WrittenPiece.all(in: text).first(where: { $0.isOther(in: locale) }) else {
          continue
        }
        return LayoutFinding(
          view,
          """
          says "\(text.shortened)" in \(locale.identifier), too, where "\(piece.text(in: locale))" is \
          written, not "\(piece.text)": give what formats it the locale that is meant
          """)
      }
    }
    return nil
  }
}
