// Made by Scripts/styling from Scripts/Data/attributes.txt.

extension ViewAttribute {
  /// Whether the view is not to be seen, whatever it does.
  public static func hidden(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .hidden, value, 50, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.isHidden = value })
  }

  /// The color of the background.
  public static func color(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .color, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.backgroundColor = value })
  }

  /// How opaque the view is, from 0 to 1.
  public static func alpha(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .alpha, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.alpha = value }
    )
    .checked(value, as: .number)
  }

  /// Whether nothing shines through.
  public static func opaque(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .opaque, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.isOpaque = value })
  }

  /// Whether what is outside of the bounds is not to be seen.
  public static func clipsToBounds(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .clipsToBounds, value, 35, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.clipsToBounds = value })
  }

  /// The color of what can be used.
  public static func tintColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .tintColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.tintColor = value })
  }

  /// How content lies in the bounds.
  public static func contentMode(
    _ value: UIView.ContentMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .contentMode, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.contentMode = value })
  }

  /// Whether the view hears of touches.
  public static func userInteractable(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .userInteractable, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.isUserInteractionEnabled = value })
  }

  /// Whether no other view hears of touches meanwhile.
  public static func exclusiveTouch(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .exclusiveTouch, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.isExclusiveTouch = value })
  }

  /// Whether the view hears of more fingers than one.
  public static func multipleTouchEnabled(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .multipleTouchEnabled, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.isMultipleTouchEnabled = value })
  }

  /// Whether what was drawn is cleared first.
  public static func clearsContextBeforeDrawing(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .clearsContextBeforeDrawing, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.clearsContextBeforeDrawing = value })
  }

  /// Whether the view is mirrored where one reads from right to left.
  public static func semanticContentAttribute(
    _ value: UISemanticContentAttribute, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .semanticContentAttribute, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.semanticContentAttribute = value })
  }

  /// The margins of all sides, in points.
  public static func layoutMargins(
    all value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .layoutMargins, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in
        view.layoutMargins = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      }
    )
    .checked(value, as: .distance)
  }

  /// How strongly the view refuses to be higher than its content.
  public static func verticalHugging(
    _ value: LayoutPriority, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .verticalHugging, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.setContentHuggingPriority(value.native, for: .vertical) }
    )
    .checked(CGFloat(value.native.rawValue), as: .priority)
  }

  /// How strongly the view refuses to be lower than its content.
  public static func verticalCompression(
    _ value: LayoutPriority, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .verticalCompression, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in
        view.setContentCompressionResistancePriority(value.native, for: .vertical)
      }
    )
    .checked(CGFloat(value.native.rawValue), as: .priority)
  }

  /// How strongly the view refuses to be wider than its content.
  public static func horizontalHugging(
    _ value: LayoutPriority, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .horizontalHugging, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.setContentHuggingPriority(value.native, for: .horizontal)
      }
    )
    .checked(CGFloat(value.native.rawValue), as: .priority)
  }

  /// How strongly the view refuses to be narrower than its content.
  public static func horizontalCompression(
    _ value: LayoutPriority, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .horizontalCompression, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in
        view.setContentCompressionResistancePriority(value.native, for: .horizontal)
      }
    )
    .checked(CGFloat(value.native.rawValue), as: .priority)
  }

  /// The radius of the corners, in points; what is outside of them is cut off.
  public static func cornerRadius(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .cornerRadius, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in StyleRecord.setCornerRadius(value, of: view) }
    )
    .checked(value, as: .length)
  }

  /// The radius of the corners, as a part of the size, which it follows.
  public static func roundedBy(
    _ value: CornerRounding, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .roundedBy, value, 31, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in StyleRecord.round(view, value) })
  }

  /// The width of the border, in points.
  public static func borderWidth(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .borderWidth, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.layer.borderWidth = value }
    )
    .checked(value, as: .length)
  }

  /// The color of the border, which follows the appearance.
  public static func borderColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .borderColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.setBorder(value) })
  }

  /// The height, in points, as a required constraint.
  public static func height(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .height, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in StyleRecord.setLength(.height, of: view, to: value) }
    )
    .checked(value, as: .length)
  }

  /// The width, in points, as a required constraint.
  public static func width(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .width, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in StyleRecord.setLength(.width, of: view, to: value) }
    )
    .checked(value, as: .length)
  }

  /// The font.
  public static func font(
    _ value: UIFont, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .font, value, 20, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.font = value },
      .on { (view: UITextField, value) in view.font = value },
      .on { (view: UITextView, value) in view.font = value },
      .on { (view: UIButton, value) in view.titleLabel?.font = value },
      .on { (view: UISearchBar, value) in view.searchTextField.font = value })
  }

  /// The text; of a button, the title.
  public static func text(
    _ value: String?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .text, value, 21, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.text = value },
      .on { (view: UITextField, value) in view.text = value },
      .on { (view: UITextView, value) in view.text = value ?? "" },
      .on { (view: UIButton, value) in view.setTitle(value, for: .normal) },
      .on { (view: UISearchBar, value) in view.text = value })
  }

  /// The color of the text.
  public static func textColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .textColor, value, 22, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.textColor = value },
      .on { (view: UITextField, value) in view.textColor = value },
      .on { (view: UITextView, value) in view.textColor = value },
      .on { (view: UIButton, value) in view.setTitleColor(value, for: .normal) },
      .on { (view: UISearchBar, value) in view.searchTextField.textColor = value })
  }

  /// Where lines of text stand.
  public static func textAlignment(
    _ value: NSTextAlignment, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .textAlignment, value, 23, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.textAlignment = value },
      .on { (view: UITextField, value) in view.textAlignment = value },
      .on { (view: UITextView, value) in view.textAlignment = value },
      .on { (view: UIButton, value) in view.titleLabel?.textAlignment = value },
      .on { (view: UISearchBar, value) in view.searchTextField.textAlignment = value })
  }

  /// The text with its attributes, which wins over text.
  public static func attributedText(
    _ value: NSAttributedString?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .attributedText, value, 24, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.attributedText = value },
      .on { (view: UITextField, value) in view.attributedText = value },
      .on { (view: UITextView, value) in
        view.attributedText = value ?? NSAttributedString(string: "")
      })
  }

  /// How the text is written that the view has then.
  public static func `case`(
    _ value: TextCase, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .case, value, 60, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in value.write(view, \.text, \.attributedText) },
      .on { (view: UITextField, value) in value.write(view, \.text, \.attributedText) },
      .on { (view: UITextView, value) in value.write(view, \.text, \.attributedText) },
      .on { (view: UIButton, value) in value.writeTitle(of: view) },
      .on { (view: UISearchBar, value) in if let text = view.text { view.text = value.write(text) }
      })
  }

  /// Whether the font gets smaller where there is little room.
  public static func adjustsFontSizeToFitWidth(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .adjustsFontSizeToFitWidth, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.adjustsFontSizeToFitWidth = value },
      .on { (view: UITextField, value) in view.adjustsFontSizeToFitWidth = value })
  }

  /// What is there to be read while there is no text.
  public static func placeholder(
    _ value: String?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .placeholder, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.placeholder = value },
      .on { (view: UISearchBar, value) in view.placeholder = value })
  }

  /// Whether the text can be changed.
  public static func editable(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .editable, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextView, value) in view.isEditable = value })
  }

  /// Whether what is typed replaces the text.
  public static func clearsOnInsertion(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .clearsOnInsertion, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.clearsOnInsertion = value },
      .on { (view: UITextView, value) in view.clearsOnInsertion = value })
  }

  /// Whether the text goes when editing begins.
  public static func clearsOnBeginEditing(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .clearsOnBeginEditing, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.clearsOnBeginEditing = value })
  }

  /// What comes in place of the keyboard.
  public static func inputView(
    _ value: UIView?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .inputView, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.inputView = value },
      .on { (view: UITextView, value) in view.inputView = value })
  }

  /// What lies above the keyboard.
  public static func inputAccessoryView(
    _ value: UIView?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .inputAccessoryView, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.inputAccessoryView = value },
      .on { (view: UITextView, value) in view.inputAccessoryView = value },
      .on { (view: UISearchBar, value) in view.inputAccessoryView = value })
  }

  /// Whether the attributes of the text can be changed.
  public static func allowsEditingTextAttributes(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .allowsEditingTextAttributes, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.allowsEditingTextAttributes = value },
      .on { (view: UITextView, value) in view.allowsEditingTextAttributes = value })
  }

  /// The attributes of what is typed.
  public static func typingAttributes(
    _ value: [NSAttributedString.Key: Any]?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .typingAttributes, value, 40, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.typingAttributes = value },
      .on { (view: UITextView, value) in view.typingAttributes = value ?? [:] })
  }

  /// What becomes a link by itself.
  public static func dataDetectorTypes(
    _ value: UIDataDetectorTypes, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .dataDetectorTypes, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextView, value) in view.dataDetectorTypes = value })
  }

  /// How many lines there may be; 0 for any number.
  public static func numberOfLines(
    _ value: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .numberOfLines, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.numberOfLines = value }
    )
    .checked(CGFloat(value), as: .count)
  }

  /// The color of the text of a highlighted label.
  public static func highlightedTextColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .highlightedTextColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.highlightedTextColor = value })
  }

  /// How small the font may get, as a part of its size.
  public static func minimumScaleFactor(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .minimumScaleFactor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.minimumScaleFactor = value }
    )
    .checked(value, as: .part)
  }

  /// Where smaller text stands.
  public static func baselineAdjustment(
    _ value: UIBaselineAdjustment, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .baselineAdjustment, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.baselineAdjustment = value })
  }

  /// The color of the text's shadow.
  public static func shadowColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .shadowColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.shadowColor = value })
  }

  /// Where the text's shadow lies.
  public static func shadowOffset(
    _ value: CGSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .shadowOffset, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.shadowOffset = value }
    )
    .checked(value.width, value.height, as: .distance)
  }

  /// When letters are typed in upper case.
  public static func autocapitalizationType(
    _ value: UITextAutocapitalizationType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .autocapitalizationType, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.autocapitalizationType = value },
      .on { (view: UITextView, value) in view.autocapitalizationType = value },
      .on { (view: UISearchBar, value) in view.autocapitalizationType = value })
  }

  /// Whether text is corrected.
  public static func autocorrectionType(
    _ value: UITextAutocorrectionType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .autocorrectionType, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.autocorrectionType = value },
      .on { (view: UITextView, value) in view.autocorrectionType = value },
      .on { (view: UISearchBar, value) in view.autocorrectionType = value })
  }

  /// Whether spelling is checked.
  public static func spellCheckingType(
    _ value: UITextSpellCheckingType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .spellCheckingType, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.spellCheckingType = value },
      .on { (view: UITextView, value) in view.spellCheckingType = value },
      .on { (view: UISearchBar, value) in view.spellCheckingType = value })
  }

  /// Which keyboard there is.
  public static func keyboardType(
    _ value: UIKeyboardType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .keyboardType, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.keyboardType = value },
      .on { (view: UITextView, value) in view.keyboardType = value },
      .on { (view: UISearchBar, value) in view.keyboardType = value })
  }

  /// Whether the keyboard is dark.
  public static func keyboardAppearance(
    _ value: UIKeyboardAppearance, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .keyboardAppearance, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.keyboardAppearance = value },
      .on { (view: UITextView, value) in view.keyboardAppearance = value },
      .on { (view: UISearchBar, value) in view.keyboardAppearance = value })
  }

  /// What the return key says.
  public static func returnKeyType(
    _ value: UIReturnKeyType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .returnKeyType, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.returnKeyType = value },
      .on { (view: UITextView, value) in view.returnKeyType = value },
      .on { (view: UISearchBar, value) in view.returnKeyType = value })
  }

  /// Whether the return key waits for text.
  public static func enablesReturnKeyAutomatically(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .enablesReturnKeyAutomatically, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.enablesReturnKeyAutomatically = value },
      .on { (view: UITextView, value) in view.enablesReturnKeyAutomatically = value },
      .on { (view: UISearchBar, value) in view.enablesReturnKeyAutomatically = value })
  }

  /// Whether the text can't be read.
  public static func isSecureTextEntry(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .isSecureTextEntry, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.isSecureTextEntry = value },
      .on { (view: UITextView, value) in view.isSecureTextEntry = value },
      .on { (view: UISearchBar, value) in view.isSecureTextEntry = value })
  }

  /// What the text means.
  public static func textContentType(
    _ value: UITextContentType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .textContentType, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.textContentType = value },
      .on { (view: UITextView, value) in view.textContentType = value },
      .on { (view: UISearchBar, value) in view.textContentType = value })
  }

  /// The border of a field.
  public static func borderStyle(
    _ value: UITextField.BorderStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .borderStyle, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.borderStyle = value })
  }

  /// The image behind a field.
  public static func background(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .background, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.background = value })
  }

  /// The image behind a field that can't be used.
  public static func disabledBackground(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .disabledBackground, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.disabledBackground = value })
  }

  /// When there is a button to clear the text.
  public static func clearButtonMode(
    _ value: UITextField.ViewMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .clearButtonMode, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.clearButtonMode = value })
  }

  /// When the view at the beginning is there.
  public static func leftViewMode(
    _ value: UITextField.ViewMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .leftViewMode, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.leftViewMode = value })
  }

  /// When the view at the end is there.
  public static func rightViewMode(
    _ value: UITextField.ViewMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .rightViewMode, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.rightViewMode = value })
  }

  /// The view at the beginning of a field.
  public static func leftView(
    _ value: UIView?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .leftView, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.leftView = value })
  }

  /// The view at the end of a field.
  public static func rightView(
    _ value: UIView?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .rightView, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.rightView = value })
  }

  /// Which text is selected.
  public static func selectedRange(
    _ value: NSRange, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .selectedRange, value, 61, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextView, value) in view.selectedRange = value }
    )
    .checked(CGFloat(value.location), CGFloat(value.length), as: .count)
  }

  /// How links look.
  public static func linkTextAttributes(
    _ value: [NSAttributedString.Key: Any]?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .linkTextAttributes, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextView, value) in view.linkTextAttributes = value ?? [:] })
  }

  /// The distance of the text from the edges.
  public static func textContainerInset(
    _ value: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .textContainerInset, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextView, value) in view.textContainerInset = value }
    )
    .checked(value.top, value.left, value.bottom, value.right, as: .distance)
  }

  /// The image.
  public static func image(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .image, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.image = value },
      .on { (view: UIButton, value) in view.setImage(value, for: .normal) })
  }

  /// The image of a highlighted view.
  public static func highlightedImage(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .highlightedImage, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.highlightedImage = value })
  }

  /// The images that are shown one after the other.
  public static func animationImages(
    _ value: [UIImage]?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .animationImages, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.animationImages = value })
  }

  /// Those of a highlighted view.
  public static func highlightedAnimationImages(
    _ value: [UIImage]?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .highlightedAnimationImages, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.highlightedAnimationImages = value })
  }

  /// How often images are shown; 0 for without end.
  public static func animationRepeatCount(
    _ value: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .animationRepeatCount, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.animationRepeatCount = value }
    )
    .checked(CGFloat(value), as: .count)
  }

  /// How long all images together are shown, in seconds.
  public static func animationDuration(
    _ value: TimeInterval, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .animationDuration, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.animationDuration = value }
    )
    .checked(CGFloat(value), as: .duration)
  }

  /// Whether the image is a template.
  public static func renderingMode(
    _ value: UIImage.RenderingMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .renderingMode, value, 41, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.image = view.image?.rendered(value) },
      .on { (view: UIButton, value) in
        if let image = view.image(for: .normal) {
          view.setImage(image.rendered(value), for: .normal)
        }
      })
  }

  /// Whether the view is highlighted.
  public static func highlighted(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .highlighted, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.isHighlighted = value },
      .on { (view: UIControl, value) in view.isHighlighted = value },
      .on { (view: UILabel, value) in view.isHighlighted = value })
  }

  /// Whether fingers scroll.
  public static func scrollEnabled(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .scrollEnabled, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.isScrollEnabled = value })
  }

  /// How large the content is while it is not zoomed.
  public static func contentSize(
    _ value: CGSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .contentSize, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in
        view.contentSize = CGSize(
          width: value.width * view.zoomScale, height: value.height * view.zoomScale)
      }
    )
    .checked(value.width, value.height, as: .length)
  }

  /// How far the content can be scrolled beyond its edges.
  public static func contentInset(
    _ value: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .contentInset, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.contentInset = value }
    )
    .checked(value.top, value.left, value.bottom, value.right, as: .distance)
  }

  /// How far the indicators stay from the edges.
  public static func scrollIndicatorInsets(
    _ value: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .scrollIndicatorInsets, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in
        view.verticalScrollIndicatorInsets = value; view.horizontalScrollIndicatorInsets = value
      }
    )
    .checked(value.top, value.left, value.bottom, value.right, as: .distance)
  }

  /// Whether content can be pulled beyond its edges.
  public static func bounces(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .bounces, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.bounces = value })
  }

  /// Whether it can be if it is low enough.
  public static func alwaysBounceVertical(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .alwaysBounceVertical, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.alwaysBounceVertical = value })
  }

  /// Whether it can be if it is narrow enough.
  public static func alwaysBounceHorizontal(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .alwaysBounceHorizontal, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.alwaysBounceHorizontal = value })
  }

  /// Whether scrolling ends at a multiple of the bounds.
  public static func pagingEnabled(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .pagingEnabled, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.isPagingEnabled = value })
  }

  /// Whether one sees how far it is scrolled sideways.
  public static func showsHorizontalScrollIndicator(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .showsHorizontalScrollIndicator, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.showsHorizontalScrollIndicator = value })
  }

  /// Whether one sees how far it is scrolled down.
  public static func showsVerticalScrollIndicator(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .showsVerticalScrollIndicator, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.showsVerticalScrollIndicator = value })
  }

  /// The color of the indicators.
  public static func indicatorStyle(
    _ value: UIScrollView.IndicatorStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .indicatorStyle, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.indicatorStyle = value })
  }

  /// How fast scrolling comes to rest.
  public static func decelerationRate(
    _ value: UIScrollView.DecelerationRate, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .decelerationRate, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.decelerationRate = value })
  }

  /// Whether touches wait for scrolling.
  public static func delaysContentTouches(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .delaysContentTouches, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.delaysContentTouches = value })
  }

  /// Whether scrolling takes touches away.
  public static func canCancelContentTouches(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .canCancelContentTouches, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.canCancelContentTouches = value })
  }

  /// The smallest scale.
  public static func minimumZoomScale(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .minimumZoomScale, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.minimumZoomScale = value }
    )
    .checked(value, as: .scale)
  }

  /// The largest scale.
  public static func maximumZoomScale(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .maximumZoomScale, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.maximumZoomScale = value }
    )
    .checked(value, as: .scale)
  }

  /// The scale, within its limits.
  public static func zoomScale(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .zoomScale, value, 85, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.zoomScale = value }
    )
    .checked(value, as: .scale)
  }

  /// Whether one can zoom beyond the limits for a moment.
  public static func bouncesZoom(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .bouncesZoom, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.bouncesZoom = value })
  }

  /// Whether a tap on the status bar scrolls to the top.
  public static func scrollsToTop(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .scrollsToTop, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.scrollsToTop = value })
  }

  /// Whether scrolling takes the keyboard away.
  public static func keyboardDismissMode(
    _ value: UIScrollView.KeyboardDismissMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .keyboardDismissMode, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.keyboardDismissMode = value })
  }

  /// What a button looks like in each state.
  public static func states(
    _ value: [ControlStateStyle], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .states, value, 55, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIButton, value) in
        for state in value.merged(slave: []) { state.install(on: view) }
      })
  }

  /// Where content stands in the height.
  public static func contentVerticalAlignment(
    _ value: UIControl.ContentVerticalAlignment, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .contentVerticalAlignment, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIControl, value) in view.contentVerticalAlignment = value })
  }

  /// Where content stands in the width.
  public static func contentHorizontalAlignment(
    _ value: UIControl.ContentHorizontalAlignment, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .contentHorizontalAlignment, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIControl, value) in view.contentHorizontalAlignment = value })
  }

  /// Whether it can be used.
  public static func enabled(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .enabled, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIControl, value) in view.isEnabled = value },
      .on { (view: UILabel, value) in view.isEnabled = value })
  }

  /// Whether it is selected.
  public static func selected(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .selected, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIControl, value) in view.isSelected = value })
  }

  /// What a control does, in place of what a style has had it do.
  public static func targets(
    _ value: [ControlActor], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .targets, value, 70, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIControl, value) in StyleRecord.setTargets(value, of: view) })
  }

  /// The distance of the content from the edges.
  @available(iOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(tvOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(visionOS, deprecated: 1.0, message: "UIKit has button configurations instead")
  public static func contentEdgeInsets(
    _ value: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .contentEdgeInsets, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIButton, value) in view.contentEdgeInsets = value }
    )
    .checked(value.top, value.left, value.bottom, value.right, as: .distance)
  }

  /// What the title is moved by.
  @available(iOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(tvOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(visionOS, deprecated: 1.0, message: "UIKit has button configurations instead")
  public static func titleEdgeInsets(
    _ value: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .titleEdgeInsets, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIButton, value) in view.titleEdgeInsets = value }
    )
    .checked(value.top, value.left, value.bottom, value.right, as: .distance)
  }

  /// What the image is moved by.
  @available(iOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(tvOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(visionOS, deprecated: 1.0, message: "UIKit has button configurations instead")
  public static func imageEdgeInsets(
    _ value: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .imageEdgeInsets, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIButton, value) in view.imageEdgeInsets = value }
    )
    .checked(value.top, value.left, value.bottom, value.right, as: .distance)
  }

  /// Whether the title's shadow changes its side.
  @available(iOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(tvOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(visionOS, deprecated: 1.0, message: "UIKit has button configurations instead")
  public static func reversesTitleShadowWhenHighlighted(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .reversesTitleShadowWhenHighlighted, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIButton, value) in view.reversesTitleShadowWhenHighlighted = value })
  }

  /// Whether the image gets darker while the button is pressed.
  @available(iOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(tvOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(visionOS, deprecated: 1.0, message: "UIKit has button configurations instead")
  public static func adjustsImageWhenHighlighted(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .adjustsImageWhenHighlighted, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIButton, value) in view.adjustsImageWhenHighlighted = value })
  }

  /// Whether the image gets paler while the button can't be used.
  @available(iOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(tvOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(visionOS, deprecated: 1.0, message: "UIKit has button configurations instead")
  public static func adjustsImageWhenDisabled(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .adjustsImageWhenDisabled, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIButton, value) in view.adjustsImageWhenDisabled = value })
  }

  /// Whether the button shines while it is pressed.
  @available(iOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(tvOS, deprecated: 15.0, message: "UIKit has button configurations instead")
  @available(visionOS, deprecated: 1.0, message: "UIKit has button configurations instead")
  public static func showsTouchWhenHighlighted(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .showsTouchWhenHighlighted, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIButton, value) in view.showsTouchWhenHighlighted = value })
  }

  /// The direction of a stack.
  public static func axis(
    _ value: NSLayoutConstraint.Axis, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .axis, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.axis = value })
  }

  /// How the views of a stack share its length.
  public static func distribution(
    _ value: UIStackView.Distribution, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .distribution, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.distribution = value })
  }

  /// Where the views of a stack stand across it.
  public static func alignment(
    _ value: UIStackView.Alignment, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .alignment, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.alignment = value })
  }

  /// The distance between the views of a stack, in points.
  public static func spacing(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .spacing, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.spacing = value }
    )
    .checked(value, as: .distance)
  }

  /// Whether a stack keeps to its margins.
  public static func marginsRelative(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .marginsRelative, value, 42, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.isLayoutMarginsRelativeArrangement = value })
  }

  /// Whether distances are measured between lines of text.
  public static func baselineRelative(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .baselineRelative, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.isBaselineRelativeArrangement = value })
  }

  /// The margins of a stack, to which it keeps.
  public static func margin(
    _ value: any MarginExpressible, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .margin, value, 40, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.setMargin(value.deStijlMargin) }
    )
    .checked(
      value.deStijlMargin.insets.top, value.deStijlMargin.insets.left,
      value.deStijlMargin.insets.bottom, value.deStijlMargin.insets.right, as: .distance)
  }

  /// The margins at the sides of a stack, in points, to which it keeps.
  public static func horizontalMargin(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .horizontalMargin, value, 41, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in
        view.setMargin {
          $0.left = value; $0.right = value
        }
      }
    )
    .checked(value, as: .distance)
  }

  /// The margins at the top and the bottom of a stack, in points, to which it keeps.
  public static func verticalMargin(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .verticalMargin, value, 41, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in
        view.setMargin {
          $0.top = value; $0.bottom = value
        }
      }
    )
    .checked(value, as: .distance)
  }

  /// The views of a stack, in place of those that a style has arranged; nil is left out.
  public static func views(
    _ value: [UIView?], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .views, value, 75, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in StyleRecord.arrange(value, in: view) })
  }

  /// What cells are made of.
  public static func registerCells(
    _ value: [any RegisterableCell], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .registerCells, value, 76, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in for cell in value { cell.register(in: view) } },
      .on { (view: UICollectionView, value) in for cell in value { cell.register(in: view) } })
  }

  /// What lies behind the cells.
  public static func backgroundView(
    _ value: UIView?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .backgroundView, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.backgroundView = value },
      .on { (view: UICollectionView, value) in view.backgroundView = value })
  }

  /// Whether more cells than one can be selected.
  public static func allowsMultipleSelection(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .allowsMultipleSelection, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.allowsMultipleSelection = value },
      .on { (view: UICollectionView, value) in view.allowsMultipleSelection = value })
  }

  /// Whether cells can be selected.
  public static func allowsSelection(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .allowsSelection, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.allowsSelection = value },
      .on { (view: UICollectionView, value) in view.allowsSelection = value })
  }

  /// Whether the focus comes back to its cell.
  public static func remembersLastFocusedIndexPath(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .remembersLastFocusedIndexPath, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.remembersLastFocusedIndexPath = value },
      .on { (view: UICollectionView, value) in view.remembersLastFocusedIndexPath = value })
  }

  /// How many rows there have to be for an index.
  public static func sectionIndexMinimumDisplayRowCount(
    _ value: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sectionIndexMinimumDisplayRowCount, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.sectionIndexMinimumDisplayRowCount = value }
    )
    .checked(CGFloat(value), as: .count)
  }

  /// The color behind an index that is touched.
  public static func sectionIndexTrackingBackgroundColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sectionIndexTrackingBackgroundColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.sectionIndexTrackingBackgroundColor = value })
  }

  /// The color behind the index.
  public static func sectionIndexBackgroundColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sectionIndexBackgroundColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.sectionIndexBackgroundColor = value })
  }

  /// The color of the index.
  public static func sectionIndexColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sectionIndexColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.sectionIndexColor = value })
  }

  /// The height of rows, in points.
  public static func rowHeight(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .rowHeight, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.rowHeight = value }
    )
    .checked(value, as: .distance)
  }

  /// What is between rows.
  public static func separatorStyle(
    _ value: UITableViewCell.SeparatorStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .separatorStyle, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.separatorStyle = value })
  }

  /// The color of what is between rows.
  public static func separatorColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .separatorColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.separatorColor = value })
  }

  /// How what is between rows is drawn.
  public static func separatorEffect(
    _ value: UIVisualEffect?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .separatorEffect, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.separatorEffect = value })
  }

  /// How far separators stay from the edges.
  public static func separatorInset(
    _ value: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .separatorInset, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.separatorInset = value }
    )
    .checked(value.top, value.left, value.bottom, value.right, as: .distance)
  }

  /// Whether rows are no wider than one can read.
  public static func cellLayoutMarginsFollowReadableWidth(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .cellLayoutMarginsFollowReadableWidth, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.cellLayoutMarginsFollowReadableWidth = value })
  }

  /// The height of headers, in points.
  public static func sectionHeaderHeight(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sectionHeaderHeight, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.sectionHeaderHeight = value }
    )
    .checked(value, as: .distance)
  }

  /// The height of footers, in points.
  public static func sectionFooterHeight(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sectionFooterHeight, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.sectionFooterHeight = value }
    )
    .checked(value, as: .distance)
  }

  /// How high rows are thought to be, in points.
  public static func estimatedRowHeight(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .estimatedRowHeight, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.estimatedRowHeight = value }
    )
    .checked(value, as: .distance)
  }

  /// How high headers are thought to be, in points.
  public static func estimatedSectionHeaderHeight(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .estimatedSectionHeaderHeight, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.estimatedSectionHeaderHeight = value }
    )
    .checked(value, as: .distance)
  }

  /// How high footers are thought to be, in points.
  public static func estimatedSectionFooterHeight(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .estimatedSectionFooterHeight, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.estimatedSectionFooterHeight = value }
    )
    .checked(value, as: .distance)
  }

  /// Whether rows can be selected while the table is edited.
  public static func allowsSelectionDuringEditing(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .allowsSelectionDuringEditing, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.allowsSelectionDuringEditing = value })
  }

  /// Whether more rows than one can be selected then.
  public static func allowsMultipleSelectionDuringEditing(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .allowsMultipleSelectionDuringEditing, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.allowsMultipleSelectionDuringEditing = value })
  }

  /// Whether the cells are edited.
  public static func isEditing(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .isEditing, value, 43, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.isEditing = value },
      .on { (view: UICollectionView, value) in view.isEditing = value })
  }

  /// What lays a collection out.
  public static func collectionViewLayout(
    _ value: UICollectionViewLayout, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .collectionViewLayout, value, 20, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UICollectionView, value) in
        if view.collectionViewLayout !== value { view.collectionViewLayout = value }
      })
  }

  /// The size of the items of a flow layout.
  public static func itemSize(
    _ value: CGSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .itemSize, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UICollectionView, value) in
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = value
      }
    )
    .checked(value.width, value.height, as: .length)
  }

  /// Whether cells are made ahead.
  public static func isPrefetchingEnabled(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .isPrefetchingEnabled, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UICollectionView, value) in view.isPrefetchingEnabled = value })
  }

  /// What stands above a search bar.
  public static func prompt(
    _ value: String?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .prompt, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UISearchBar, value) in view.prompt = value })
  }

  /// What a search bar looks like.
  public static func searchBarStyle(
    _ value: UISearchBar.Style, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .searchBarStyle, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UISearchBar, value) in view.searchBarStyle = value })
  }

  /// The parts of a segmented control, in place of those that there are.
  public static func segments(
    _ value: [Segment], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .segments, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UISegmentedControl, value) in Segment.set(value, of: view) })
  }

  /// The color of the thumb.
  public static func thumbTintColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .thumbTintColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UISlider, value) in view.thumbTintColor = value },
      .on { (view: UISwitch, value) in view.thumbTintColor = value })
  }

  /// Whether a switch is on.
  public static func on(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .on, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UISwitch, value) in view.isOn = value })
  }

  /// The color of a switch that is on.
  public static func onTintColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .onTintColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UISwitch, value) in view.onTintColor = value })
  }

  /// The image of a switch that is on.
  public static func onImage(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .onImage, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UISwitch, value) in view.onImage = value })
  }

  /// The image of a switch that is off.
  public static func offImage(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .offImage, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UISwitch, value) in view.offImage = value })
  }

  /// The smallest and the largest value of a slider.
  public static func sliderRange(
    _ value: Range<Double>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sliderRange, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UISlider, value) in
        view.minimumValue = Float(value.lowerBound); view.maximumValue = Float(value.upperBound)
      })
  }

  /// The value of a slider, within its range.
  public static func sliderValue(
    _ value: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sliderValue, value, 40, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UISlider, value) in view.value = Float(value) }
    )
    .checked(CGFloat(value), as: .number)
  }

  /// What an activity indicator looks like.
  public static func spinnerStyle(
    _ value: UIActivityIndicatorView.Style, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .spinnerStyle, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIActivityIndicatorView, value) in view.style = value })
  }

  /// Whether an activity indicator hides while it is still.
  public static func hidesWhenStopped(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .hidesWhenStopped, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIActivityIndicatorView, value) in view.hidesWhenStopped = value })
  }

  /// Whether an activity indicator turns.
  public static func spin(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .spin, value, 40, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIActivityIndicatorView, value) in
        if value { view.startAnimating() } else { view.stopAnimating() }
      })
  }

  /// How large an activity indicator is, as a multiple.
  public static func spinnerScale(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .spinnerScale, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIActivityIndicatorView, value) in
        view.transform = CGAffineTransform(scaleX: value, y: value)
      }
    )
    .checked(value, as: .scale)
  }

  /// What a progress bar looks like.
  public static func progressViewStyle(
    _ value: UIProgressView.Style, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .progressViewStyle, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIProgressView, value) in view.progressViewStyle = value })
  }

  /// How far it has come, from 0 to 1.
  public static func progress(
    _ value: Float, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .progress, value, 40, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIProgressView, value) in view.progress = value }
    )
    .checked(CGFloat(value), as: .number)
  }

  /// The color of what is done.
  public static func progressTintColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .progressTintColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIProgressView, value) in view.progressTintColor = value })
  }

  /// The image of what is done.
  public static func progressImage(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .progressImage, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIProgressView, value) in view.progressImage = value })
  }

  /// The color of what is left to do.
  public static func trackTintColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .trackTintColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIProgressView, value) in view.trackTintColor = value })
  }

  /// The image of what is left to do.
  public static func trackImage(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .trackImage, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIProgressView, value) in view.trackImage = value })
  }

  /// How many pages there are.
  public static func numberOfPages(
    _ value: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .numberOfPages, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIPageControl, value) in view.numberOfPages = value }
    )
    .checked(CGFloat(value), as: .count)
  }

  /// Which page is shown, from 0.
  public static func currentPage(
    _ value: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .currentPage, value, 40, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIPageControl, value) in view.currentPage = value }
    )
    .checked(CGFloat(value), as: .count)
  }

  /// Whether a page control hides if there is one page only.
  public static func hidesForSinglePage(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .hidesForSinglePage, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIPageControl, value) in view.hidesForSinglePage = value })
  }

  /// The color of the dots.
  public static func pageIndicatorTintColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .pageIndicatorTintColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIPageControl, value) in view.pageIndicatorTintColor = value })
  }

  /// The color of the dot of the page that is shown.
  public static func currentPageIndicatorTintColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .currentPageIndicatorTintColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIPageControl, value) in view.currentPageIndicatorTintColor = value })
  }

  /// A style of your own.
  public static func custom(
    _ value: any BaseAttributed, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .custom, value, 10, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in value.install(on: view) }
    )
    .fittingAll
  }

  /// A color for a view of your own, which sets nothing by itself.
  public static func runtimePlaceholderColor(
    _ value: UIColor, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .runtimePlaceholderColor, value, 30, at: SourceLine(fileID: fileID, line: line)
    )
    .fittingAll
  }

  /// A font for a view of your own, which sets nothing by itself.
  public static func runtimePlaceholderFont(
    _ value: UIFont, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .runtimePlaceholderFont, value, 30, at: SourceLine(fileID: fileID, line: line)
    )
    .fittingAll
  }

  /// A distance for a view of your own, which sets nothing by itself.
  public static func runtimeTextFieldInset(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .runtimeTextFieldInset, value, 30, at: SourceLine(fileID: fileID, line: line)
    )
    .checked(value, as: .distance)
    .fittingAll
  }

  /// Distances for a view of your own, which set nothing by themselves.
  public static func runtimeTextFieldEdgeInset(
    _ value: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .runtimeTextFieldEdgeInset, value, 30, at: SourceLine(fileID: fileID, line: line)
    )
    .checked(value.top, value.left, value.bottom, value.right, as: .distance)
    .fittingAll
  }
}

extension ViewAttributeKey where Value == Bool {
  /// Whether the view is not to be seen, whatever it does.
  public static var hidden: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("hidden") }
  /// Whether nothing shines through.
  public static var opaque: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("opaque") }
  /// Whether what is outside of the bounds is not to be seen.
  public static var clipsToBounds: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("clipsToBounds")
  }
  /// Whether the view hears of touches.
  public static var userInteractable: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("userInteractable")
  }
  /// Whether no other view hears of touches meanwhile.
  public static var exclusiveTouch: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("exclusiveTouch")
  }
  /// Whether the view hears of more fingers than one.
  public static var multipleTouchEnabled: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("multipleTouchEnabled")
  }
  /// Whether what was drawn is cleared first.
  public static var clearsContextBeforeDrawing: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("clearsContextBeforeDrawing")
  }
  /// Whether the font gets smaller where there is little room.
  public static var adjustsFontSizeToFitWidth: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("adjustsFontSizeToFitWidth")
  }
  /// Whether the text can be changed.
  public static var editable: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("editable") }
  /// Whether what is typed replaces the text.
  public static var clearsOnInsertion: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("clearsOnInsertion")
  }
  /// Whether the text goes when editing begins.
  public static var clearsOnBeginEditing: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("clearsOnBeginEditing")
  }
  /// Whether the attributes of the text can be changed.
  public static var allowsEditingTextAttributes: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("allowsEditingTextAttributes")
  }
  /// Whether the return key waits for text.
  public static var enablesReturnKeyAutomatically: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("enablesReturnKeyAutomatically")
  }
  /// Whether the text can't be read.
  public static var isSecureTextEntry: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("isSecureTextEntry")
  }
  /// Whether the view is highlighted.
  public static var highlighted: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("highlighted") }
  /// Whether fingers scroll.
  public static var scrollEnabled: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("scrollEnabled")
  }
  /// Whether content can be pulled beyond its edges.
  public static var bounces: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("bounces") }
  /// Whether it can be if it is low enough.
  public static var alwaysBounceVertical: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("alwaysBounceVertical")
  }
  /// Whether it can be if it is narrow enough.
  public static var alwaysBounceHorizontal: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("alwaysBounceHorizontal")
  }
  /// Whether scrolling ends at a multiple of the bounds.
  public static var pagingEnabled: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("pagingEnabled")
  }
  /// Whether one sees how far it is scrolled sideways.
  public static var showsHorizontalScrollIndicator: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("showsHorizontalScrollIndicator")
  }
  /// Whether one sees how far it is scrolled down.
  public static var showsVerticalScrollIndicator: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("showsVerticalScrollIndicator")
  }
  /// Whether touches wait for scrolling.
  public static var delaysContentTouches: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("delaysContentTouches")
  }
  /// Whether scrolling takes touches away.
  public static var canCancelContentTouches: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("canCancelContentTouches")
  }
  /// Whether one can zoom beyond the limits for a moment.
  public static var bouncesZoom: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("bouncesZoom") }
  /// Whether a tap on the status bar scrolls to the top.
  public static var scrollsToTop: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("scrollsToTop") }
  /// Whether it can be used.
  public static var enabled: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("enabled") }
  /// Whether it is selected.
  public static var selected: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("selected") }
  /// Whether the title's shadow changes its side.
  public static var reversesTitleShadowWhenHighlighted: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("reversesTitleShadowWhenHighlighted")
  }
  /// Whether the image gets darker while the button is pressed.
  public static var adjustsImageWhenHighlighted: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("adjustsImageWhenHighlighted")
  }
  /// Whether the image gets paler while the button can't be used.
  public static var adjustsImageWhenDisabled: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("adjustsImageWhenDisabled")
  }
  /// Whether the button shines while it is pressed.
  public static var showsTouchWhenHighlighted: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("showsTouchWhenHighlighted")
  }
  /// Whether a stack keeps to its margins.
  public static var marginsRelative: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("marginsRelative")
  }
  /// Whether distances are measured between lines of text.
  public static var baselineRelative: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("baselineRelative")
  }
  /// Whether more cells than one can be selected.
  public static var allowsMultipleSelection: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("allowsMultipleSelection")
  }
  /// Whether cells can be selected.
  public static var allowsSelection: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("allowsSelection")
  }
  /// Whether the focus comes back to its cell.
  public static var remembersLastFocusedIndexPath: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("remembersLastFocusedIndexPath")
  }
  /// Whether rows are no wider than one can read.
  public static var cellLayoutMarginsFollowReadableWidth: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("cellLayoutMarginsFollowReadableWidth")
  }
  /// Whether rows can be selected while the table is edited.
  public static var allowsSelectionDuringEditing: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("allowsSelectionDuringEditing")
  }
  /// Whether more rows than one can be selected then.
  public static var allowsMultipleSelectionDuringEditing: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("allowsMultipleSelectionDuringEditing")
  }
  /// Whether the cells are edited.
  public static var isEditing: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("isEditing") }
  /// Whether cells are made ahead.
  public static var isPrefetchingEnabled: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("isPrefetchingEnabled")
  }
  /// Whether a switch is on.
  public static var on: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("on") }
  /// Whether an activity indicator hides while it is still.
  public static var hidesWhenStopped: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("hidesWhenStopped")
  }
  /// Whether an activity indicator turns.
  public static var spin: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("spin") }
  /// Whether a page control hides if there is one page only.
  public static var hidesForSinglePage: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("hidesForSinglePage")
  }
}

extension ViewAttributeKey where Value == UIColor {
  /// The color of the background.
  public static var color: ViewAttributeKey<UIColor> { ViewAttributeKey<UIColor>("color") }
  /// The color of what can be used.
  public static var tintColor: ViewAttributeKey<UIColor> { ViewAttributeKey<UIColor>("tintColor") }
  /// The color of the border, which follows the appearance.
  public static var borderColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("borderColor")
  }
  /// The color of the text.
  public static var textColor: ViewAttributeKey<UIColor> { ViewAttributeKey<UIColor>("textColor") }
  /// The color of the text of a highlighted label.
  public static var highlightedTextColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("highlightedTextColor")
  }
  /// The color of the text's shadow.
  public static var shadowColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("shadowColor")
  }
  /// The color behind an index that is touched.
  public static var sectionIndexTrackingBackgroundColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("sectionIndexTrackingBackgroundColor")
  }
  /// The color behind the index.
  public static var sectionIndexBackgroundColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("sectionIndexBackgroundColor")
  }
  /// The color of the index.
  public static var sectionIndexColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("sectionIndexColor")
  }
  /// The color of what is between rows.
  public static var separatorColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("separatorColor")
  }
  /// The color of the thumb.
  public static var thumbTintColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("thumbTintColor")
  }
  /// The color of a switch that is on.
  public static var onTintColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("onTintColor")
  }
  /// The color of what is done.
  public static var progressTintColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("progressTintColor")
  }
  /// The color of what is left to do.
  public static var trackTintColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("trackTintColor")
  }
  /// The color of the dots.
  public static var pageIndicatorTintColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("pageIndicatorTintColor")
  }
  /// The color of the dot of the page that is shown.
  public static var currentPageIndicatorTintColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("currentPageIndicatorTintColor")
  }
  /// A color for a view of your own, which sets nothing by itself.
  public static var runtimePlaceholderColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("runtimePlaceholderColor")
  }
}

extension ViewAttributeKey where Value == CGFloat {
  /// How opaque the view is, from 0 to 1.
  public static var alpha: ViewAttributeKey<CGFloat> { ViewAttributeKey<CGFloat>("alpha") }
  /// The margins of all sides, in points.
  public static var layoutMargins: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("layoutMargins")
  }
  /// The radius of the corners, in points; what is outside of them is cut off.
  public static var cornerRadius: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("cornerRadius")
  }
  /// The width of the border, in points.
  public static var borderWidth: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("borderWidth")
  }
  /// The height, in points, as a required constraint.
  public static var height: ViewAttributeKey<CGFloat> { ViewAttributeKey<CGFloat>("height") }
  /// The width, in points, as a required constraint.
  public static var width: ViewAttributeKey<CGFloat> { ViewAttributeKey<CGFloat>("width") }
  /// How small the font may get, as a part of its size.
  public static var minimumScaleFactor: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("minimumScaleFactor")
  }
  /// The smallest scale.
  public static var minimumZoomScale: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("minimumZoomScale")
  }
  /// The largest scale.
  public static var maximumZoomScale: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("maximumZoomScale")
  }
  /// The scale, within its limits.
  public static var zoomScale: ViewAttributeKey<CGFloat> { ViewAttributeKey<CGFloat>("zoomScale") }
  /// The distance between the views of a stack, in points.
  public static var spacing: ViewAttributeKey<CGFloat> { ViewAttributeKey<CGFloat>("spacing") }
  /// The margins at the sides of a stack, in points, to which it keeps.
  public static var horizontalMargin: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("horizontalMargin")
  }
  /// The margins at the top and the bottom of a stack, in points, to which it keeps.
  public static var verticalMargin: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("verticalMargin")
  }
  /// The height of rows, in points.
  public static var rowHeight: ViewAttributeKey<CGFloat> { ViewAttributeKey<CGFloat>("rowHeight") }
  /// The height of headers, in points.
  public static var sectionHeaderHeight: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("sectionHeaderHeight")
  }
  /// The height of footers, in points.
  public static var sectionFooterHeight: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("sectionFooterHeight")
  }
  /// How high rows are thought to be, in points.
  public static var estimatedRowHeight: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("estimatedRowHeight")
  }
  /// How high headers are thought to be, in points.
  public static var estimatedSectionHeaderHeight: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("estimatedSectionHeaderHeight")
  }
  /// How high footers are thought to be, in points.
  public static var estimatedSectionFooterHeight: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("estimatedSectionFooterHeight")
  }
  /// How large an activity indicator is, as a multiple.
  public static var spinnerScale: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("spinnerScale")
  }
  /// A distance for a view of your own, which sets nothing by itself.
  public static var runtimeTextFieldInset: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("runtimeTextFieldInset")
  }
}

extension ViewAttributeKey where Value == UIView.ContentMode {
  /// How content lies in the bounds.
  public static var contentMode: ViewAttributeKey<UIView.ContentMode> {
    ViewAttributeKey<UIView.ContentMode>("contentMode")
  }
}

extension ViewAttributeKey where Value == UISemanticContentAttribute {
  /// Whether the view is mirrored where one reads from right to left.
  public static var semanticContentAttribute: ViewAttributeKey<UISemanticContentAttribute> {
    ViewAttributeKey<UISemanticContentAttribute>("semanticContentAttribute")
  }
}

extension ViewAttributeKey where Value == LayoutPriority {
  /// How strongly the view refuses to be higher than its content.
  public static var verticalHugging: ViewAttributeKey<LayoutPriority> {
    ViewAttributeKey<LayoutPriority>("verticalHugging")
  }
  /// How strongly the view refuses to be lower than its content.
  public static var verticalCompression: ViewAttributeKey<LayoutPriority> {
    ViewAttributeKey<LayoutPriority>("verticalCompression")
  }
  /// How strongly the view refuses to be wider than its content.
  public static var horizontalHugging: ViewAttributeKey<LayoutPriority> {
    ViewAttributeKey<LayoutPriority>("horizontalHugging")
  }
  /// How strongly the view refuses to be narrower than its content.
  public static var horizontalCompression: ViewAttributeKey<LayoutPriority> {
    ViewAttributeKey<LayoutPriority>("horizontalCompression")
  }
}

extension ViewAttributeKey where Value == CornerRounding {
  /// The radius of the corners, as a part of the size, which it follows.
  public static var roundedBy: ViewAttributeKey<CornerRounding> {
    ViewAttributeKey<CornerRounding>("roundedBy")
  }
}

extension ViewAttributeKey where Value == UIFont {
  /// The font.
  public static var font: ViewAttributeKey<UIFont> { ViewAttributeKey<UIFont>("font") }
  /// A font for a view of your own, which sets nothing by itself.
  public static var runtimePlaceholderFont: ViewAttributeKey<UIFont> {
    ViewAttributeKey<UIFont>("runtimePlaceholderFont")
  }
}

extension ViewAttributeKey where Value == String {
  /// The text; of a button, the title.
  public static var text: ViewAttributeKey<String> { ViewAttributeKey<String>("text") }
  /// What is there to be read while there is no text.
  public static var placeholder: ViewAttributeKey<String> {
    ViewAttributeKey<String>("placeholder")
  }
  /// What stands above a search bar.
  public static var prompt: ViewAttributeKey<String> { ViewAttributeKey<String>("prompt") }
}

extension ViewAttributeKey where Value == NSTextAlignment {
  /// Where lines of text stand.
  public static var textAlignment: ViewAttributeKey<NSTextAlignment> {
    ViewAttributeKey<NSTextAlignment>("textAlignment")
  }
}

extension ViewAttributeKey where Value == NSAttributedString {
  /// The text with its attributes, which wins over text.
  public static var attributedText: ViewAttributeKey<NSAttributedString> {
    ViewAttributeKey<NSAttributedString>("attributedText")
  }
}

extension ViewAttributeKey where Value == TextCase {
  /// How the text is written that the view has then.
  public static var `case`: ViewAttributeKey<TextCase> { ViewAttributeKey<TextCase>("case") }
}

extension ViewAttributeKey where Value == UIView {
  /// What comes in place of the keyboard.
  public static var inputView: ViewAttributeKey<UIView> { ViewAttributeKey<UIView>("inputView") }
  /// What lies above the keyboard.
  public static var inputAccessoryView: ViewAttributeKey<UIView> {
    ViewAttributeKey<UIView>("inputAccessoryView")
  }
  /// The view at the beginning of a field.
  public static var leftView: ViewAttributeKey<UIView> { ViewAttributeKey<UIView>("leftView") }
  /// The view at the end of a field.
  public static var rightView: ViewAttributeKey<UIView> { ViewAttributeKey<UIView>("rightView") }
  /// What lies behind the cells.
  public static var backgroundView: ViewAttributeKey<UIView> {
    ViewAttributeKey<UIView>("backgroundView")
  }
}

extension ViewAttributeKey where Value == [NSAttributedString.Key: Any] {
  /// The attributes of what is typed.
  public static var typingAttributes: ViewAttributeKey<[NSAttributedString.Key: Any]> {
    ViewAttributeKey<[NSAttributedString.Key: Any]>("typingAttributes")
  }
  /// How links look.
  public static var linkTextAttributes: ViewAttributeKey<[NSAttributedString.Key: Any]> {
    ViewAttributeKey<[NSAttributedString.Key: Any]>("linkTextAttributes")
  }
}

extension ViewAttributeKey where Value == UIDataDetectorTypes {
  /// What becomes a link by itself.
  public static var dataDetectorTypes: ViewAttributeKey<UIDataDetectorTypes> {
    ViewAttributeKey<UIDataDetectorTypes>("dataDetectorTypes")
  }
}

extension ViewAttributeKey where Value == Int {
  /// How many lines there may be; 0 for any number.
  public static var numberOfLines: ViewAttributeKey<Int> { ViewAttributeKey<Int>("numberOfLines") }
  /// How often images are shown; 0 for without end.
  public static var animationRepeatCount: ViewAttributeKey<Int> {
    ViewAttributeKey<Int>("animationRepeatCount")
  }
  /// How many rows there have to be for an index.
  public static var sectionIndexMinimumDisplayRowCount: ViewAttributeKey<Int> {
    ViewAttributeKey<Int>("sectionIndexMinimumDisplayRowCount")
  }
  /// How many pages there are.
  public static var numberOfPages: ViewAttributeKey<Int> { ViewAttributeKey<Int>("numberOfPages") }
  /// Which page is shown, from 0.
  public static var currentPage: ViewAttributeKey<Int> { ViewAttributeKey<Int>("currentPage") }
}

extension ViewAttributeKey where Value == UIBaselineAdjustment {
  /// Where smaller text stands.
  public static var baselineAdjustment: ViewAttributeKey<UIBaselineAdjustment> {
    ViewAttributeKey<UIBaselineAdjustment>("baselineAdjustment")
  }
}

extension ViewAttributeKey where Value == CGSize {
  /// Where the text's shadow lies.
  public static var shadowOffset: ViewAttributeKey<CGSize> {
    ViewAttributeKey<CGSize>("shadowOffset")
  }
  /// How large the content is while it is not zoomed.
  public static var contentSize: ViewAttributeKey<CGSize> {
    ViewAttributeKey<CGSize>("contentSize")
  }
  /// The size of the items of a flow layout.
  public static var itemSize: ViewAttributeKey<CGSize> { ViewAttributeKey<CGSize>("itemSize") }
}

extension ViewAttributeKey where Value == UITextAutocapitalizationType {
  /// When letters are typed in upper case.
  public static var autocapitalizationType: ViewAttributeKey<UITextAutocapitalizationType> {
    ViewAttributeKey<UITextAutocapitalizationType>("autocapitalizationType")
  }
}

extension ViewAttributeKey where Value == UITextAutocorrectionType {
  /// Whether text is corrected.
  public static var autocorrectionType: ViewAttributeKey<UITextAutocorrectionType> {
    ViewAttributeKey<UITextAutocorrectionType>("autocorrectionType")
  }
}

extension ViewAttributeKey where Value == UITextSpellCheckingType {
  /// Whether spelling is checked.
  public static var spellCheckingType: ViewAttributeKey<UITextSpellCheckingType> {
    ViewAttributeKey<UITextSpellCheckingType>("spellCheckingType")
  }
}

extension ViewAttributeKey where Value == UIKeyboardType {
  /// Which keyboard there is.
  public static var keyboardType: ViewAttributeKey<UIKeyboardType> {
    ViewAttributeKey<UIKeyboardType>("keyboardType")
  }
}

extension ViewAttributeKey where Value == UIKeyboardAppearance {
  /// Whether the keyboard is dark.
  public static var keyboardAppearance: ViewAttributeKey<UIKeyboardAppearance> {
    ViewAttributeKey<UIKeyboardAppearance>("keyboardAppearance")
  }
}

extension ViewAttributeKey where Value == UIReturnKeyType {
  /// What the return key says.
  public static var returnKeyType: ViewAttributeKey<UIReturnKeyType> {
    ViewAttributeKey<UIReturnKeyType>("returnKeyType")
  }
}

extension ViewAttributeKey where Value == UITextContentType {
  /// What the text means.
  public static var textContentType: ViewAttributeKey<UITextContentType> {
    ViewAttributeKey<UITextContentType>("textContentType")
  }
}

extension ViewAttributeKey where Value == UITextField.BorderStyle {
  /// The border of a field.
  public static var borderStyle: ViewAttributeKey<UITextField.BorderStyle> {
    ViewAttributeKey<UITextField.BorderStyle>("borderStyle")
  }
}

extension ViewAttributeKey where Value == UIImage {
  /// The image behind a field.
  public static var background: ViewAttributeKey<UIImage> {
    ViewAttributeKey<UIImage>("background")
  }
  /// The image behind a field that can't be used.
  public static var disabledBackground: ViewAttributeKey<UIImage> {
    ViewAttributeKey<UIImage>("disabledBackground")
  }
  /// The image.
  public static var image: ViewAttributeKey<UIImage> { ViewAttributeKey<UIImage>("image") }
  /// The image of a highlighted view.
  public static var highlightedImage: ViewAttributeKey<UIImage> {
    ViewAttributeKey<UIImage>("highlightedImage")
  }
  /// The image of a switch that is on.
  public static var onImage: ViewAttributeKey<UIImage> { ViewAttributeKey<UIImage>("onImage") }
  /// The image of a switch that is off.
  public static var offImage: ViewAttributeKey<UIImage> { ViewAttributeKey<UIImage>("offImage") }
  /// The image of what is done.
  public static var progressImage: ViewAttributeKey<UIImage> {
    ViewAttributeKey<UIImage>("progressImage")
  }
  /// The image of what is left to do.
  public static var trackImage: ViewAttributeKey<UIImage> {
    ViewAttributeKey<UIImage>("trackImage")
  }
}

extension ViewAttributeKey where Value == UITextField.ViewMode {
  /// When there is a button to clear the text.
  public static var clearButtonMode: ViewAttributeKey<UITextField.ViewMode> {
    ViewAttributeKey<UITextField.ViewMode>("clearButtonMode")
  }
  /// When the view at the beginning is there.
  public static var leftViewMode: ViewAttributeKey<UITextField.ViewMode> {
    ViewAttributeKey<UITextField.ViewMode>("leftViewMode")
  }
  /// When the view at the end is there.
  public static var rightViewMode: ViewAttributeKey<UITextField.ViewMode> {
    ViewAttributeKey<UITextField.ViewMode>("rightViewMode")
  }
}

extension ViewAttributeKey where Value == NSRange {
  /// Which text is selected.
  public static var selectedRange: ViewAttributeKey<NSRange> {
    ViewAttributeKey<NSRange>("selectedRange")
  }
}

extension ViewAttributeKey where Value == UIEdgeInsets {
  /// The distance of the text from the edges.
  public static var textContainerInset: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("textContainerInset")
  }
  /// How far the content can be scrolled beyond its edges.
  public static var contentInset: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("contentInset")
  }
  /// How far the indicators stay from the edges.
  public static var scrollIndicatorInsets: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("scrollIndicatorInsets")
  }
  /// The distance of the content from the edges.
  public static var contentEdgeInsets: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("contentEdgeInsets")
  }
  /// What the title is moved by.
  public static var titleEdgeInsets: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("titleEdgeInsets")
  }
  /// What the image is moved by.
  public static var imageEdgeInsets: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("imageEdgeInsets")
  }
  /// How far separators stay from the edges.
  public static var separatorInset: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("separatorInset")
  }
  /// Distances for a view of your own, which set nothing by themselves.
  public static var runtimeTextFieldEdgeInset: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("runtimeTextFieldEdgeInset")
  }
}

extension ViewAttributeKey where Value == [UIImage] {
  /// The images that are shown one after the other.
  public static var animationImages: ViewAttributeKey<[UIImage]> {
    ViewAttributeKey<[UIImage]>("animationImages")
  }
  /// Those of a highlighted view.
  public static var highlightedAnimationImages: ViewAttributeKey<[UIImage]> {
    ViewAttributeKey<[UIImage]>("highlightedAnimationImages")
  }
}

extension ViewAttributeKey where Value == TimeInterval {
  /// How long all images together are shown, in seconds.
  public static var animationDuration: ViewAttributeKey<TimeInterval> {
    ViewAttributeKey<TimeInterval>("animationDuration")
  }
}

extension ViewAttributeKey where Value == UIImage.RenderingMode {
  /// Whether the image is a template.
  public static var renderingMode: ViewAttributeKey<UIImage.RenderingMode> {
    ViewAttributeKey<UIImage.RenderingMode>("renderingMode")
  }
}

extension ViewAttributeKey where Value == UIScrollView.IndicatorStyle {
  /// The color of the indicators.
  public static var indicatorStyle: ViewAttributeKey<UIScrollView.IndicatorStyle> {
    ViewAttributeKey<UIScrollView.IndicatorStyle>("indicatorStyle")
  }
}

extension ViewAttributeKey where Value == UIScrollView.DecelerationRate {
  /// How fast scrolling comes to rest.
  public static var decelerationRate: ViewAttributeKey<UIScrollView.DecelerationRate> {
    ViewAttributeKey<UIScrollView.DecelerationRate>("decelerationRate")
  }
}

extension ViewAttributeKey where Value == UIScrollView.KeyboardDismissMode {
  /// Whether scrolling takes the keyboard away.
  public static var keyboardDismissMode: ViewAttributeKey<UIScrollView.KeyboardDismissMode> {
    ViewAttributeKey<UIScrollView.KeyboardDismissMode>("keyboardDismissMode")
  }
}

extension ViewAttributeKey where Value == [ControlStateStyle] {
  /// What a button looks like in each state.
  public static var states: ViewAttributeKey<[ControlStateStyle]> {
    ViewAttributeKey<[ControlStateStyle]>("states")
  }
}

extension ViewAttributeKey where Value == UIControl.ContentVerticalAlignment {
  /// Where content stands in the height.
  public static var contentVerticalAlignment: ViewAttributeKey<UIControl.ContentVerticalAlignment> {
    ViewAttributeKey<UIControl.ContentVerticalAlignment>("contentVerticalAlignment")
  }
}

extension ViewAttributeKey where Value == UIControl.ContentHorizontalAlignment {
  /// Where content stands in the width.
  public static var contentHorizontalAlignment:
    ViewAttributeKey<UIControl.ContentHorizontalAlignment>
  { ViewAttributeKey<UIControl.ContentHorizontalAlignment>("contentHorizontalAlignment") }
}

extension ViewAttributeKey where Value == [ControlActor] {
  /// What a control does, in place of what a style has had it do.
  public static var targets: ViewAttributeKey<[ControlActor]> {
    ViewAttributeKey<[ControlActor]>("targets")
  }
}

extension ViewAttributeKey where Value == NSLayoutConstraint.Axis {
  /// The direction of a stack.
  public static var axis: ViewAttributeKey<NSLayoutConstraint.Axis> {
    ViewAttributeKey<NSLayoutConstraint.Axis>("axis")
  }
}

extension ViewAttributeKey where Value == UIStackView.Distribution {
  /// How the views of a stack share its length.
  public static var distribution: ViewAttributeKey<UIStackView.Distribution> {
    ViewAttributeKey<UIStackView.Distribution>("distribution")
  }
}

extension ViewAttributeKey where Value == UIStackView.Alignment {
  /// Where the views of a stack stand across it.
  public static var alignment: ViewAttributeKey<UIStackView.Alignment> {
    ViewAttributeKey<UIStackView.Alignment>("alignment")
  }
}

extension ViewAttributeKey where Value == any MarginExpressible {
  /// The margins of a stack, to which it keeps.
  public static var margin: ViewAttributeKey<any MarginExpressible> {
    ViewAttributeKey<any MarginExpressible>("margin")
  }
}

extension ViewAttributeKey where Value == [UIView?] {
  /// The views of a stack, in place of those that a style has arranged; nil is left out.
  public static var views: ViewAttributeKey<[UIView?]> { ViewAttributeKey<[UIView?]>("views") }
}

extension ViewAttributeKey where Value == [any RegisterableCell] {
  /// What cells are made of.
  public static var registerCells: ViewAttributeKey<[any RegisterableCell]> {
    ViewAttributeKey<[any RegisterableCell]>("registerCells")
  }
}

extension ViewAttributeKey where Value == UITableViewCell.SeparatorStyle {
  /// What is between rows.
  public static var separatorStyle: ViewAttributeKey<UITableViewCell.SeparatorStyle> {
    ViewAttributeKey<UITableViewCell.SeparatorStyle>("separatorStyle")
  }
}

extension ViewAttributeKey where Value == UIVisualEffect {
  /// How what is between rows is drawn.
  public static var separatorEffect: ViewAttributeKey<UIVisualEffect> {
    ViewAttributeKey<UIVisualEffect>("separatorEffect")
  }
}

extension ViewAttributeKey where Value == UICollectionViewLayout {
  /// What lays a collection out.
  public static var collectionViewLayout: ViewAttributeKey<UICollectionViewLayout> {
    ViewAttributeKey<UICollectionViewLayout>("collectionViewLayout")
  }
}

extension ViewAttributeKey where Value == UISearchBar.Style {
  /// What a search bar looks like.
  public static var searchBarStyle: ViewAttributeKey<UISearchBar.Style> {
    ViewAttributeKey<UISearchBar.Style>("searchBarStyle")
  }
}

extension ViewAttributeKey where Value == [Segment] {
  /// The parts of a segmented control, in place of those that there are.
  public static var segments: ViewAttributeKey<[Segment]> {
    ViewAttributeKey<[Segment]>("segments")
  }
}

extension ViewAttributeKey where Value == Range<Double> {
  /// The smallest and the largest value of a slider.
  public static var sliderRange: ViewAttributeKey<Range<Double>> {
    ViewAttributeKey<Range<Double>>("sliderRange")
  }
}

extension ViewAttributeKey where Value == Double {
  /// The value of a slider, within its range.
  public static var sliderValue: ViewAttributeKey<Double> {
    ViewAttributeKey<Double>("sliderValue")
  }
}

extension ViewAttributeKey where Value == UIActivityIndicatorView.Style {
  /// What an activity indicator looks like.
  public static var spinnerStyle: ViewAttributeKey<UIActivityIndicatorView.Style> {
    ViewAttributeKey<UIActivityIndicatorView.Style>("spinnerStyle")
  }
}

extension ViewAttributeKey where Value == UIProgressView.Style {
  /// What a progress bar looks like.
  public static var progressViewStyle: ViewAttributeKey<UIProgressView.Style> {
    ViewAttributeKey<UIProgressView.Style>("progressViewStyle")
  }
}

extension ViewAttributeKey where Value == Float {
  /// How far it has come, from 0 to 1.
  public static var progress: ViewAttributeKey<Float> { ViewAttributeKey<Float>("progress") }
}

extension ViewAttributeKey where Value == any BaseAttributed {
  /// A style of your own.
  public static var custom: ViewAttributeKey<any BaseAttributed> {
    ViewAttributeKey<any BaseAttributed>("custom")
  }
}
