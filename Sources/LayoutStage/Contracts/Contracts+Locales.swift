import Foundation

/// Text is formatted for the locale in which its view is made.
///
/// The view is made anew in each locale of the matrix, with the first value of each other axis. A
/// failure is a view that shows the same text in all locales, if the text contains something that
/// one of the locales writes differently: a number with a decimal or grouping separator, or a
/// month's name beside a number. Such text is formatted for the locale of the machine, as the code
/// that made it was given no other. On Linux that locale is always `en_001`, so the mistake goes
/// unnoticed there.
///
/// The code that makes the view has to use ``LayoutVariant/locale``, as a process can't change its
/// own locale: `{ variant in Price(1234.5, locale: variant.locale) }`. Words are not checked, as
/// they may be in only one language. A matrix with a single locale compares nothing, which is a
/// note; so is a matrix in which another locale has other views. On a single stage the contract
/// finds nothing.
///
/// - Parameters:
///   - query: Views that may show the same text, such as a version number.
///   - reason: Why they are exempt.
public func followsLocale(
  except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("followsLocale") { _ in [] }.judging(.locales).except(query, reason)
}

/// The views of a layout in several locales, with the findings from their comparison.
@MainActor
struct LocaleComparison {
  let findings: [LayoutFinding]
  /// The views that the findings are about, among others.
  let views: [UIView]

  init(
    _ content: StageContent, _ combination: LayoutCombination, in locales: [Locale]
  ) throws {
    guard let home = locales.first, locales.count > 1 else {
      views = []
      findings = [
        LayoutFinding(nil, "compares nothing: the matrix needs at least two locales", isNote: true)
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
          "compares nothing: the views in \(locales[other].identifier) differ from those in "
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
          says "\(text.shortened)" in \(locale.identifier) too, where "\(piece.text)" is written \
          "\(piece.text(in: locale))": give its formatter the intended locale
          """)
      }
    }
    return nil
  }
}
