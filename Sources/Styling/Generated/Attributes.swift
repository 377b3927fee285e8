// Made by Scripts/styling from Scripts/Data/attributes.txt.

extension ViewAttribute {
  /// Whether the view is hidden.
  public static func hidden(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .hidden, value, 50, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.isHidden = value })
  }

  /// The background color.
  public static func color(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .color, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.backgroundColor = value })
  }

  /// The opacity, from 0, which hides the view, to 1.
  public static func alpha(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .alpha, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.alpha = value }
    )
    .checked(value, as: .number)
  }

  /// Whether the view draws all of its bounds without transparency.
  public static func opaque(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .opaque, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.isOpaque = value })
  }

  /// Whether subviews and content are clipped to the bounds of the view.
  public static func clipsToBounds(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .clipsToBounds, value, 35, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.clipsToBounds = value })
  }

  /// The tint color, which subviews inherit.
  public static func tintColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .tintColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.tintColor = value })
  }

  /// How the content is placed and scaled in the bounds.
  public static func contentMode(
    _ value: UIView.ContentMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .contentMode, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.contentMode = value })
  }

  /// Whether the view receives touches and other events of the user.
  public static func userInteractable(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .userInteractable, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.isUserInteractionEnabled = value })
  }

  /// Whether other views receive no touches while this one does.
  public static func exclusiveTouch(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .exclusiveTouch, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.isExclusiveTouch = value })
  }

  /// Whether the view receives several touches at a time.
  public static func multipleTouchEnabled(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .multipleTouchEnabled, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.isMultipleTouchEnabled = value })
  }

  /// Whether the bounds are cleared before the view draws.
  public static func clearsContextBeforeDrawing(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .clearsContextBeforeDrawing, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.clearsContextBeforeDrawing = value })
  }

  /// The meaning of the content, which determines whether the view is mirrored in right-to-left
  /// layouts.
  public static func semanticContentAttribute(
    _ value: UISemanticContentAttribute, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .semanticContentAttribute, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.semanticContentAttribute = value })
  }

  /// The layout margins, the same on all sides, in points.
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

  /// How strongly the view resists becoming higher than its content.
  public static func verticalHugging(
    _ value: LayoutPriority, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .verticalHugging, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in view.setContentHuggingPriority(value.native, for: .vertical) }
    )
    .checked(CGFloat(value.native.rawValue), as: .priority)
  }

  /// How strongly the view resists becoming lower than its content.
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

  /// How strongly the view resists becoming wider than its content.
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

  /// How strongly the view resists becoming narrower than its content.
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

  /// The radius of the corners, in points. Unless it is 0, content outside the corners is clipped.
  public static func cornerRadius(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .cornerRadius, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in StyleRecord.setCornerRadius(value, of: view) }
    )
    .checked(value, as: .length)
  }

  /// The radius of the corners, as a fraction of the size of the view, which it follows.
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

  /// The font; of a button, that of its title.
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

  /// The text; of a button, the title in the normal state.
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

  /// The color of the text; of a button, that of the title in the normal state.
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

  /// The alignment of the text.
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

  /// The text with its attributes, which overrides `text`.
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

  /// The letter case to which the text is converted. A text that is set later stays as it is.
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

  /// Whether the font becomes smaller if the text doesn't fit the width.
  public static func adjustsFontSizeToFitWidth(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .adjustsFontSizeToFitWidth, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.adjustsFontSizeToFitWidth = value },
      .on { (view: UITextField, value) in view.adjustsFontSizeToFitWidth = value })
  }

  /// The text that is shown while there is no other.
  public static func placeholder(
    _ value: String?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .placeholder, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.placeholder = value },
      .on { (view: UISearchBar, value) in view.placeholder = value })
  }

  /// Whether the user can edit the text.
  public static func editable(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .editable, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextView, value) in view.isEditable = value })
  }

  /// Whether typing replaces the existing text.
  public static func clearsOnInsertion(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .clearsOnInsertion, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.clearsOnInsertion = value },
      .on { (view: UITextView, value) in view.clearsOnInsertion = value })
  }

  /// Whether the text is removed when editing begins.
  public static func clearsOnBeginEditing(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .clearsOnBeginEditing, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.clearsOnBeginEditing = value })
  }

  /// The view that is shown in place of the keyboard.
  public static func inputView(
    _ value: UIView?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .inputView, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.inputView = value },
      .on { (view: UITextView, value) in view.inputView = value })
  }

  /// The view above the keyboard.
  public static func inputAccessoryView(
    _ value: UIView?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .inputAccessoryView, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.inputAccessoryView = value },
      .on { (view: UITextView, value) in view.inputAccessoryView = value },
      .on { (view: UISearchBar, value) in view.inputAccessoryView = value })
  }

  /// Whether the user can change the attributes of the text.
  public static func allowsEditingTextAttributes(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .allowsEditingTextAttributes, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.allowsEditingTextAttributes = value },
      .on { (view: UITextView, value) in view.allowsEditingTextAttributes = value })
  }

  /// The attributes of newly typed text.
  public static func typingAttributes(
    _ value: [NSAttributedString.Key: Any]?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .typingAttributes, value, 40, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.typingAttributes = value },
      .on { (view: UITextView, value) in view.typingAttributes = value ?? [:] })
  }

  /// The kinds of data, such as phone numbers, that are shown as links.
  public static func dataDetectorTypes(
    _ value: UIDataDetectorTypes, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .dataDetectorTypes, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextView, value) in view.dataDetectorTypes = value })
  }

  /// The maximum number of lines; 0 for any number.
  public static func numberOfLines(
    _ value: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .numberOfLines, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.numberOfLines = value }
    )
    .checked(CGFloat(value), as: .count)
  }

  /// The color of the text while the label is highlighted.
  public static func highlightedTextColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .highlightedTextColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.highlightedTextColor = value })
  }

  /// The smallest font size, as a fraction of the font's own size.
  public static func minimumScaleFactor(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .minimumScaleFactor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.minimumScaleFactor = value }
    )
    .checked(value, as: .part)
  }

  /// The vertical position of text whose font has become smaller.
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

  /// The offset of the text's shadow, in points.
  public static func shadowOffset(
    _ value: CGSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .shadowOffset, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UILabel, value) in view.shadowOffset = value }
    )
    .checked(value.width, value.height, as: .distance)
  }

  /// Which letters are capitalized automatically while typing.
  public static func autocapitalizationType(
    _ value: UITextAutocapitalizationType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .autocapitalizationType, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.autocapitalizationType = value },
      .on { (view: UITextView, value) in view.autocapitalizationType = value },
      .on { (view: UISearchBar, value) in view.autocapitalizationType = value })
  }

  /// Whether the text is corrected while typing.
  public static func autocorrectionType(
    _ value: UITextAutocorrectionType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .autocorrectionType, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.autocorrectionType = value },
      .on { (view: UITextView, value) in view.autocorrectionType = value },
      .on { (view: UISearchBar, value) in view.autocorrectionType = value })
  }

  /// Whether the spelling is checked while typing.
  public static func spellCheckingType(
    _ value: UITextSpellCheckingType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .spellCheckingType, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.spellCheckingType = value },
      .on { (view: UITextView, value) in view.spellCheckingType = value },
      .on { (view: UISearchBar, value) in view.spellCheckingType = value })
  }

  /// The kind of keyboard.
  public static func keyboardType(
    _ value: UIKeyboardType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .keyboardType, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.keyboardType = value },
      .on { (view: UITextView, value) in view.keyboardType = value },
      .on { (view: UISearchBar, value) in view.keyboardType = value })
  }

  /// Whether the keyboard is light or dark.
  public static func keyboardAppearance(
    _ value: UIKeyboardAppearance, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .keyboardAppearance, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.keyboardAppearance = value },
      .on { (view: UITextView, value) in view.keyboardAppearance = value },
      .on { (view: UISearchBar, value) in view.keyboardAppearance = value })
  }

  /// The title of the return key.
  public static func returnKeyType(
    _ value: UIReturnKeyType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .returnKeyType, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.returnKeyType = value },
      .on { (view: UITextView, value) in view.returnKeyType = value },
      .on { (view: UISearchBar, value) in view.returnKeyType = value })
  }

  /// Whether the return key is disabled while there is no text.
  public static func enablesReturnKeyAutomatically(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .enablesReturnKeyAutomatically, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.enablesReturnKeyAutomatically = value },
      .on { (view: UITextView, value) in view.enablesReturnKeyAutomatically = value },
      .on { (view: UISearchBar, value) in view.enablesReturnKeyAutomatically = value })
  }

  /// Whether the text is concealed, as passwords are.
  public static func isSecureTextEntry(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .isSecureTextEntry, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.isSecureTextEntry = value },
      .on { (view: UITextView, value) in view.isSecureTextEntry = value },
      .on { (view: UISearchBar, value) in view.isSecureTextEntry = value })
  }

  /// The meaning of the text, by which the system suggests text to fill in.
  public static func textContentType(
    _ value: UITextContentType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .textContentType, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.textContentType = value },
      .on { (view: UITextView, value) in view.textContentType = value },
      .on { (view: UISearchBar, value) in view.textContentType = value })
  }

  /// The style of a text field's border.
  public static func borderStyle(
    _ value: UITextField.BorderStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .borderStyle, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.borderStyle = value })
  }

  /// The background image of a text field.
  public static func background(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .background, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.background = value })
  }

  /// The background image of a disabled text field.
  public static func disabledBackground(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .disabledBackground, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.disabledBackground = value })
  }

  /// When a text field shows its clear button.
  public static func clearButtonMode(
    _ value: UITextField.ViewMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .clearButtonMode, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.clearButtonMode = value })
  }

  /// When a text field shows its left view.
  public static func leftViewMode(
    _ value: UITextField.ViewMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .leftViewMode, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.leftViewMode = value })
  }

  /// When a text field shows its right view.
  public static func rightViewMode(
    _ value: UITextField.ViewMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .rightViewMode, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.rightViewMode = value })
  }

  /// The view at the leading side of a text field.
  public static func leftView(
    _ value: UIView?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .leftView, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.leftView = value })
  }

  /// The view at the trailing side of a text field.
  public static func rightView(
    _ value: UIView?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .rightView, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextField, value) in view.rightView = value })
  }

  /// The selected range of the text.
  public static func selectedRange(
    _ value: NSRange, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .selectedRange, value, 61, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextView, value) in view.selectedRange = value }
    )
    .checked(CGFloat(value.location), CGFloat(value.length), as: .count)
  }

  /// The attributes of links.
  public static func linkTextAttributes(
    _ value: [NSAttributedString.Key: Any]?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .linkTextAttributes, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextView, value) in view.linkTextAttributes = value ?? [:] })
  }

  /// The distances of the text from the edges of the text view, in points.
  public static func textContainerInset(
    _ value: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .textContainerInset, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITextView, value) in view.textContainerInset = value }
    )
    .checked(value.top, value.left, value.bottom, value.right, as: .distance)
  }

  /// The image; of a button, that of the normal state.
  public static func image(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .image, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.image = value },
      .on { (view: UIButton, value) in view.setImage(value, for: .normal) })
  }

  /// The image while the view is highlighted.
  public static func highlightedImage(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .highlightedImage, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.highlightedImage = value })
  }

  /// The images of the animation, in the order in which they are shown.
  public static func animationImages(
    _ value: [UIImage]?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .animationImages, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.animationImages = value })
  }

  /// The images of the animation while the view is highlighted.
  public static func highlightedAnimationImages(
    _ value: [UIImage]?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .highlightedAnimationImages, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.highlightedAnimationImages = value })
  }

  /// The number of times that the animation runs; 0 runs it endlessly.
  public static func animationRepeatCount(
    _ value: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .animationRepeatCount, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.animationRepeatCount = value }
    )
    .checked(CGFloat(value), as: .count)
  }

  /// The duration of one pass through all images, in seconds.
  public static func animationDuration(
    _ value: TimeInterval, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .animationDuration, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIImageView, value) in view.animationDuration = value }
    )
    .checked(CGFloat(value), as: .duration)
  }

  /// Whether the image is drawn in its own colors or, as a template, in the tint color.
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

  /// Whether the user can scroll.
  public static func scrollEnabled(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .scrollEnabled, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.isScrollEnabled = value })
  }

  /// The size of the content at a zoom scale of 1, in points.
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

  /// The distances of the content from the edges of the scroll view, in points.
  public static func contentInset(
    _ value: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .contentInset, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.contentInset = value }
    )
    .checked(value.top, value.left, value.bottom, value.right, as: .distance)
  }

  /// The distances of both scroll indicators from the edges of the scroll view, in points.
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

  /// Whether the user can pull the content beyond its edges.
  public static func bounces(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .bounces, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.bounces = value })
  }

  /// Whether the user can pull the content beyond its top and bottom even if all of it is visible.
  public static func alwaysBounceVertical(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .alwaysBounceVertical, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.alwaysBounceVertical = value })
  }

  /// Whether the user can pull the content beyond its sides even if all of it is visible.
  public static func alwaysBounceHorizontal(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .alwaysBounceHorizontal, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.alwaysBounceHorizontal = value })
  }

  /// Whether scrolling stops at multiples of the size of the scroll view.
  public static func pagingEnabled(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .pagingEnabled, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.isPagingEnabled = value })
  }

  /// Whether there is an indicator for scrolling horizontally.
  public static func showsHorizontalScrollIndicator(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .showsHorizontalScrollIndicator, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.showsHorizontalScrollIndicator = value })
  }

  /// Whether there is an indicator for scrolling vertically.
  public static func showsVerticalScrollIndicator(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .showsVerticalScrollIndicator, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.showsVerticalScrollIndicator = value })
  }

  /// The color of the scroll indicators.
  public static func indicatorStyle(
    _ value: UIScrollView.IndicatorStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .indicatorStyle, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.indicatorStyle = value })
  }

  /// How fast scrolling slows down after the finger is lifted.
  public static func decelerationRate(
    _ value: UIScrollView.DecelerationRate, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .decelerationRate, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.decelerationRate = value })
  }

  /// Whether the scroll view delays touches of its content until it is clear that they don't
  /// scroll.
  public static func delaysContentTouches(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .delaysContentTouches, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.delaysContentTouches = value })
  }

  /// Whether a touch of the content that turns into scrolling is canceled there.
  public static func canCancelContentTouches(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .canCancelContentTouches, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.canCancelContentTouches = value })
  }

  /// The smallest zoom scale.
  public static func minimumZoomScale(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .minimumZoomScale, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.minimumZoomScale = value }
    )
    .checked(value, as: .scale)
  }

  /// The largest zoom scale.
  public static func maximumZoomScale(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .maximumZoomScale, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.maximumZoomScale = value }
    )
    .checked(value, as: .scale)
  }

  /// The zoom scale, within its limits.
  public static func zoomScale(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .zoomScale, value, 85, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.zoomScale = value }
    )
    .checked(value, as: .scale)
  }

  /// Whether the user can zoom beyond the limits for a moment.
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

  /// Whether scrolling dismisses the keyboard.
  public static func keyboardDismissMode(
    _ value: UIScrollView.KeyboardDismissMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .keyboardDismissMode, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIScrollView, value) in view.keyboardDismissMode = value })
  }

  /// The looks of a button in its states.
  public static func states(
    _ value: [ControlStateStyle], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .states, value, 55, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIButton, value) in
        for state in value.merged(slave: []) { state.install(on: view) }
      })
  }

  /// The vertical alignment of the content of a control.
  public static func contentVerticalAlignment(
    _ value: UIControl.ContentVerticalAlignment, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .contentVerticalAlignment, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIControl, value) in view.contentVerticalAlignment = value })
  }

  /// The horizontal alignment of the content of a control.
  public static func contentHorizontalAlignment(
    _ value: UIControl.ContentHorizontalAlignment, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .contentHorizontalAlignment, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIControl, value) in view.contentHorizontalAlignment = value })
  }

  /// Whether the control or label is enabled.
  public static func enabled(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .enabled, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIControl, value) in view.isEnabled = value },
      .on { (view: UILabel, value) in view.isEnabled = value })
  }

  /// Whether the control is selected.
  public static func selected(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .selected, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIControl, value) in view.isSelected = value })
  }

  /// The actions of a control, in place of those that a style gave it before.
  public static func targets(
    _ value: [ControlActor], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .targets, value, 70, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIControl, value) in StyleRecord.setTargets(value, of: view) })
  }

  /// The distances of the content of a button from its edges, in points.
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

  /// The distances by which the title of a button is moved, in points.
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

  /// The distances by which the image of a button is moved, in points.
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

  /// Whether the title's shadow changes sides while the button is highlighted.
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

  /// Whether the image becomes darker while the button is highlighted.
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

  /// Whether the image becomes paler while the button is disabled.
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

  /// Whether the button glows while it is highlighted.
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

  /// The axis of a stack view.
  public static func axis(
    _ value: NSLayoutConstraint.Axis, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .axis, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.axis = value })
  }

  /// How the arranged subviews fill the stack view along its axis.
  public static func distribution(
    _ value: UIStackView.Distribution, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .distribution, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.distribution = value })
  }

  /// The alignment of the arranged subviews across the axis of the stack view.
  public static func alignment(
    _ value: UIStackView.Alignment, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .alignment, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.alignment = value })
  }

  /// The distance between the arranged subviews, in points.
  public static func spacing(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .spacing, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.spacing = value }
    )
    .checked(value, as: .distance)
  }

  /// Whether the arranged subviews are placed inside the layout margins of the stack view.
  public static func marginsRelative(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .marginsRelative, value, 42, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.isLayoutMarginsRelativeArrangement = value })
  }

  /// Whether vertical distances in the stack view are measured between baselines.
  public static func baselineRelative(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .baselineRelative, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in view.isBaselineRelativeArrangement = value })
  }

  /// The layout margins of a stack view, which it applies unless the margin says otherwise.
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

  /// The left and right layout margins of a stack view, in points, which it then applies.
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

  /// The top and bottom layout margins of a stack view, in points, which it then applies.
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

  /// The arranged subviews of a stack view, without nils, in place of those that a style arranged
  /// before.
  public static func views(
    _ value: [UIView?], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .views, value, 75, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIStackView, value) in StyleRecord.arrange(value, in: view) })
  }

  /// The cell classes and nibs to register with a table view or a collection view.
  public static func registerCells(
    _ value: [any RegisterableCell], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .registerCells, value, 76, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in for cell in value { cell.register(in: view) } },
      .on { (view: UICollectionView, value) in for cell in value { cell.register(in: view) } })
  }

  /// The view behind the cells.
  public static func backgroundView(
    _ value: UIView?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .backgroundView, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.backgroundView = value },
      .on { (view: UICollectionView, value) in view.backgroundView = value })
  }

  /// Whether several cells can be selected at a time.
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

  /// Whether the focus returns to the cell that last had it.
  public static func remembersLastFocusedIndexPath(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .remembersLastFocusedIndexPath, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.remembersLastFocusedIndexPath = value },
      .on { (view: UICollectionView, value) in view.remembersLastFocusedIndexPath = value })
  }

  /// The number of rows from which on the table shows its index.
  public static func sectionIndexMinimumDisplayRowCount(
    _ value: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sectionIndexMinimumDisplayRowCount, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.sectionIndexMinimumDisplayRowCount = value }
    )
    .checked(CGFloat(value), as: .count)
  }

  /// The background color of the index while it is touched.
  public static func sectionIndexTrackingBackgroundColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sectionIndexTrackingBackgroundColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.sectionIndexTrackingBackgroundColor = value })
  }

  /// The background color of the index.
  public static func sectionIndexBackgroundColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sectionIndexBackgroundColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.sectionIndexBackgroundColor = value })
  }

  /// The color of the titles in the index.
  public static func sectionIndexColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sectionIndexColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.sectionIndexColor = value })
  }

  /// The height of rows, in points, or `UITableView.automaticDimension`.
  public static func rowHeight(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .rowHeight, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.rowHeight = value }
    )
    .checked(value, as: .distance)
  }

  /// The style of the separators between rows.
  public static func separatorStyle(
    _ value: UITableViewCell.SeparatorStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .separatorStyle, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.separatorStyle = value })
  }

  /// The color of the separators between rows.
  public static func separatorColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .separatorColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.separatorColor = value })
  }

  /// The visual effect of the separators between rows.
  public static func separatorEffect(
    _ value: UIVisualEffect?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .separatorEffect, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.separatorEffect = value })
  }

  /// The distances of separators from the edges of the rows, in points.
  public static func separatorInset(
    _ value: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .separatorInset, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.separatorInset = value }
    )
    .checked(value.top, value.left, value.bottom, value.right, as: .distance)
  }

  /// Whether the content of rows is no wider than is comfortable to read.
  public static func cellLayoutMarginsFollowReadableWidth(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .cellLayoutMarginsFollowReadableWidth, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.cellLayoutMarginsFollowReadableWidth = value })
  }

  /// The height of headers, in points, or `UITableView.automaticDimension`.
  public static func sectionHeaderHeight(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sectionHeaderHeight, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.sectionHeaderHeight = value }
    )
    .checked(value, as: .distance)
  }

  /// The height of footers, in points, or `UITableView.automaticDimension`.
  public static func sectionFooterHeight(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .sectionFooterHeight, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.sectionFooterHeight = value }
    )
    .checked(value, as: .distance)
  }

  /// The estimated height of rows, in points.
  public static func estimatedRowHeight(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .estimatedRowHeight, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.estimatedRowHeight = value }
    )
    .checked(value, as: .distance)
  }

  /// The estimated height of headers, in points.
  public static func estimatedSectionHeaderHeight(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .estimatedSectionHeaderHeight, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.estimatedSectionHeaderHeight = value }
    )
    .checked(value, as: .distance)
  }

  /// The estimated height of footers, in points.
  public static func estimatedSectionFooterHeight(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .estimatedSectionFooterHeight, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.estimatedSectionFooterHeight = value }
    )
    .checked(value, as: .distance)
  }

  /// Whether rows can be selected while the table is being edited.
  public static func allowsSelectionDuringEditing(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .allowsSelectionDuringEditing, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.allowsSelectionDuringEditing = value })
  }

  /// Whether several rows can be selected while the table is being edited.
  public static func allowsMultipleSelectionDuringEditing(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .allowsMultipleSelectionDuringEditing, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.allowsMultipleSelectionDuringEditing = value })
  }

  /// Whether the list is being edited.
  public static func isEditing(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .isEditing, value, 43, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UITableView, value) in view.isEditing = value },
      .on { (view: UICollectionView, value) in view.isEditing = value })
  }

  /// The layout of a collection view.
  public static func collectionViewLayout(
    _ value: UICollectionViewLayout, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .collectionViewLayout, value, 20, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UICollectionView, value) in
        if view.collectionViewLayout !== value { view.collectionViewLayout = value }
      })
  }

  /// The size of items, in points, if the layout is a flow layout.
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

  /// Whether cells are prepared before they are visible.
  public static func isPrefetchingEnabled(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .isPrefetchingEnabled, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UICollectionView, value) in view.isPrefetchingEnabled = value })
  }

  /// The line of text above a search bar.
  public static func prompt(
    _ value: String?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .prompt, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UISearchBar, value) in view.prompt = value })
  }

  /// The style of a search bar.
  public static func searchBarStyle(
    _ value: UISearchBar.Style, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .searchBarStyle, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UISearchBar, value) in view.searchBarStyle = value })
  }

  /// The segments of a segmented control, in place of all existing ones.
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

  /// The minimum and the maximum of a slider.
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

  /// The style of an activity indicator.
  public static func spinnerStyle(
    _ value: UIActivityIndicatorView.Style, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .spinnerStyle, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIActivityIndicatorView, value) in view.style = value })
  }

  /// Whether an activity indicator is hidden while it isn't animating.
  public static func hidesWhenStopped(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .hidesWhenStopped, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIActivityIndicatorView, value) in view.hidesWhenStopped = value })
  }

  /// Whether an activity indicator is animating.
  public static func spin(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .spin, value, 40, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIActivityIndicatorView, value) in
        if value { view.startAnimating() } else { view.stopAnimating() }
      })
  }

  /// The scale of an activity indicator; 1 is its own size.
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

  /// The style of a progress view.
  public static func progressViewStyle(
    _ value: UIProgressView.Style, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .progressViewStyle, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIProgressView, value) in view.progressViewStyle = value })
  }

  /// The progress, from 0 to 1.
  public static func progress(
    _ value: Float, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .progress, value, 40, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIProgressView, value) in view.progress = value }
    )
    .checked(CGFloat(value), as: .number)
  }

  /// The color of the completed part of a progress view.
  public static func progressTintColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .progressTintColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIProgressView, value) in view.progressTintColor = value })
  }

  /// The image of the completed part of a progress view.
  public static func progressImage(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .progressImage, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIProgressView, value) in view.progressImage = value })
  }

  /// The color of the remaining part of a progress view.
  public static func trackTintColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .trackTintColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIProgressView, value) in view.trackTintColor = value })
  }

  /// The image of the remaining part of a progress view.
  public static func trackImage(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .trackImage, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIProgressView, value) in view.trackImage = value })
  }

  /// The number of pages.
  public static func numberOfPages(
    _ value: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .numberOfPages, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIPageControl, value) in view.numberOfPages = value }
    )
    .checked(CGFloat(value), as: .count)
  }

  /// The current page, counted from 0.
  public static func currentPage(
    _ value: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .currentPage, value, 40, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIPageControl, value) in view.currentPage = value }
    )
    .checked(CGFloat(value), as: .count)
  }

  /// Whether a page control is hidden if there is only one page.
  public static func hidesForSinglePage(
    _ value: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .hidesForSinglePage, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIPageControl, value) in view.hidesForSinglePage = value })
  }

  /// The color of the page indicators.
  public static func pageIndicatorTintColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .pageIndicatorTintColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIPageControl, value) in view.pageIndicatorTintColor = value })
  }

  /// The color of the current page's indicator.
  public static func currentPageIndicatorTintColor(
    _ value: UIColor?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .currentPageIndicatorTintColor, value, 30, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIPageControl, value) in view.currentPageIndicatorTintColor = value })
  }

  /// A style of your own, which sets up the view by itself.
  public static func custom(
    _ value: any BaseAttributed, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .custom, value, 10, at: SourceLine(fileID: fileID, line: line),
      .on { (view: UIView, value) in value.install(on: view) }
    )
    .fittingAll
  }

  /// A color that your own view reads from its style; it sets nothing by itself.
  public static func runtimePlaceholderColor(
    _ value: UIColor, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .runtimePlaceholderColor, value, 30, at: SourceLine(fileID: fileID, line: line)
    )
    .fittingAll
  }

  /// A font that your own view reads from its style; it sets nothing by itself.
  public static func runtimePlaceholderFont(
    _ value: UIFont, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .runtimePlaceholderFont, value, 30, at: SourceLine(fileID: fileID, line: line)
    )
    .fittingAll
  }

  /// A distance, in points, that your own view reads from its style; it sets nothing by itself.
  public static func runtimeTextFieldInset(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      .runtimeTextFieldInset, value, 30, at: SourceLine(fileID: fileID, line: line)
    )
    .checked(value, as: .distance)
    .fittingAll
  }

  /// Distances, in points, that your own view reads from its style; they set nothing by themselves.
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
  /// Whether the view is hidden.
  public static var hidden: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("hidden") }
  /// Whether the view draws all of its bounds without transparency.
  public static var opaque: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("opaque") }
  /// Whether subviews and content are clipped to the bounds of the view.
  public static var clipsToBounds: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("clipsToBounds")
  }
  /// Whether the view receives touches and other events of the user.
  public static var userInteractable: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("userInteractable")
  }
  /// Whether other views receive no touches while this one does.
  public static var exclusiveTouch: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("exclusiveTouch")
  }
  /// Whether the view receives several touches at a time.
  public static var multipleTouchEnabled: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("multipleTouchEnabled")
  }
  /// Whether the bounds are cleared before the view draws.
  public static var clearsContextBeforeDrawing: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("clearsContextBeforeDrawing")
  }
  /// Whether the font becomes smaller if the text doesn't fit the width.
  public static var adjustsFontSizeToFitWidth: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("adjustsFontSizeToFitWidth")
  }
  /// Whether the user can edit the text.
  public static var editable: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("editable") }
  /// Whether typing replaces the existing text.
  public static var clearsOnInsertion: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("clearsOnInsertion")
  }
  /// Whether the text is removed when editing begins.
  public static var clearsOnBeginEditing: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("clearsOnBeginEditing")
  }
  /// Whether the user can change the attributes of the text.
  public static var allowsEditingTextAttributes: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("allowsEditingTextAttributes")
  }
  /// Whether the return key is disabled while there is no text.
  public static var enablesReturnKeyAutomatically: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("enablesReturnKeyAutomatically")
  }
  /// Whether the text is concealed, as passwords are.
  public static var isSecureTextEntry: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("isSecureTextEntry")
  }
  /// Whether the view is highlighted.
  public static var highlighted: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("highlighted") }
  /// Whether the user can scroll.
  public static var scrollEnabled: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("scrollEnabled")
  }
  /// Whether the user can pull the content beyond its edges.
  public static var bounces: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("bounces") }
  /// Whether the user can pull the content beyond its top and bottom even if all of it is visible.
  public static var alwaysBounceVertical: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("alwaysBounceVertical")
  }
  /// Whether the user can pull the content beyond its sides even if all of it is visible.
  public static var alwaysBounceHorizontal: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("alwaysBounceHorizontal")
  }
  /// Whether scrolling stops at multiples of the size of the scroll view.
  public static var pagingEnabled: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("pagingEnabled")
  }
  /// Whether there is an indicator for scrolling horizontally.
  public static var showsHorizontalScrollIndicator: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("showsHorizontalScrollIndicator")
  }
  /// Whether there is an indicator for scrolling vertically.
  public static var showsVerticalScrollIndicator: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("showsVerticalScrollIndicator")
  }
  /// Whether the scroll view delays touches of its content until it is clear that they don't
  /// scroll.
  public static var delaysContentTouches: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("delaysContentTouches")
  }
  /// Whether a touch of the content that turns into scrolling is canceled there.
  public static var canCancelContentTouches: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("canCancelContentTouches")
  }
  /// Whether the user can zoom beyond the limits for a moment.
  public static var bouncesZoom: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("bouncesZoom") }
  /// Whether a tap on the status bar scrolls to the top.
  public static var scrollsToTop: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("scrollsToTop") }
  /// Whether the control or label is enabled.
  public static var enabled: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("enabled") }
  /// Whether the control is selected.
  public static var selected: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("selected") }
  /// Whether the title's shadow changes sides while the button is highlighted.
  public static var reversesTitleShadowWhenHighlighted: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("reversesTitleShadowWhenHighlighted")
  }
  /// Whether the image becomes darker while the button is highlighted.
  public static var adjustsImageWhenHighlighted: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("adjustsImageWhenHighlighted")
  }
  /// Whether the image becomes paler while the button is disabled.
  public static var adjustsImageWhenDisabled: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("adjustsImageWhenDisabled")
  }
  /// Whether the button glows while it is highlighted.
  public static var showsTouchWhenHighlighted: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("showsTouchWhenHighlighted")
  }
  /// Whether the arranged subviews are placed inside the layout margins of the stack view.
  public static var marginsRelative: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("marginsRelative")
  }
  /// Whether vertical distances in the stack view are measured between baselines.
  public static var baselineRelative: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("baselineRelative")
  }
  /// Whether several cells can be selected at a time.
  public static var allowsMultipleSelection: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("allowsMultipleSelection")
  }
  /// Whether cells can be selected.
  public static var allowsSelection: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("allowsSelection")
  }
  /// Whether the focus returns to the cell that last had it.
  public static var remembersLastFocusedIndexPath: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("remembersLastFocusedIndexPath")
  }
  /// Whether the content of rows is no wider than is comfortable to read.
  public static var cellLayoutMarginsFollowReadableWidth: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("cellLayoutMarginsFollowReadableWidth")
  }
  /// Whether rows can be selected while the table is being edited.
  public static var allowsSelectionDuringEditing: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("allowsSelectionDuringEditing")
  }
  /// Whether several rows can be selected while the table is being edited.
  public static var allowsMultipleSelectionDuringEditing: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("allowsMultipleSelectionDuringEditing")
  }
  /// Whether the list is being edited.
  public static var isEditing: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("isEditing") }
  /// Whether cells are prepared before they are visible.
  public static var isPrefetchingEnabled: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("isPrefetchingEnabled")
  }
  /// Whether a switch is on.
  public static var on: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("on") }
  /// Whether an activity indicator is hidden while it isn't animating.
  public static var hidesWhenStopped: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("hidesWhenStopped")
  }
  /// Whether an activity indicator is animating.
  public static var spin: ViewAttributeKey<Bool> { ViewAttributeKey<Bool>("spin") }
  /// Whether a page control is hidden if there is only one page.
  public static var hidesForSinglePage: ViewAttributeKey<Bool> {
    ViewAttributeKey<Bool>("hidesForSinglePage")
  }
}

extension ViewAttributeKey where Value == UIColor {
  /// The background color.
  public static var color: ViewAttributeKey<UIColor> { ViewAttributeKey<UIColor>("color") }
  /// The tint color, which subviews inherit.
  public static var tintColor: ViewAttributeKey<UIColor> { ViewAttributeKey<UIColor>("tintColor") }
  /// The color of the border, which follows the appearance.
  public static var borderColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("borderColor")
  }
  /// The color of the text; of a button, that of the title in the normal state.
  public static var textColor: ViewAttributeKey<UIColor> { ViewAttributeKey<UIColor>("textColor") }
  /// The color of the text while the label is highlighted.
  public static var highlightedTextColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("highlightedTextColor")
  }
  /// The color of the text's shadow.
  public static var shadowColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("shadowColor")
  }
  /// The background color of the index while it is touched.
  public static var sectionIndexTrackingBackgroundColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("sectionIndexTrackingBackgroundColor")
  }
  /// The background color of the index.
  public static var sectionIndexBackgroundColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("sectionIndexBackgroundColor")
  }
  /// The color of the titles in the index.
  public static var sectionIndexColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("sectionIndexColor")
  }
  /// The color of the separators between rows.
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
  /// The color of the completed part of a progress view.
  public static var progressTintColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("progressTintColor")
  }
  /// The color of the remaining part of a progress view.
  public static var trackTintColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("trackTintColor")
  }
  /// The color of the page indicators.
  public static var pageIndicatorTintColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("pageIndicatorTintColor")
  }
  /// The color of the current page's indicator.
  public static var currentPageIndicatorTintColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("currentPageIndicatorTintColor")
  }
  /// A color that your own view reads from its style; it sets nothing by itself.
  public static var runtimePlaceholderColor: ViewAttributeKey<UIColor> {
    ViewAttributeKey<UIColor>("runtimePlaceholderColor")
  }
}

extension ViewAttributeKey where Value == CGFloat {
  /// The opacity, from 0, which hides the view, to 1.
  public static var alpha: ViewAttributeKey<CGFloat> { ViewAttributeKey<CGFloat>("alpha") }
  /// The layout margins, the same on all sides, in points.
  public static var layoutMargins: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("layoutMargins")
  }
  /// The radius of the corners, in points. Unless it is 0, content outside the corners is clipped.
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
  /// The smallest font size, as a fraction of the font's own size.
  public static var minimumScaleFactor: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("minimumScaleFactor")
  }
  /// The smallest zoom scale.
  public static var minimumZoomScale: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("minimumZoomScale")
  }
  /// The largest zoom scale.
  public static var maximumZoomScale: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("maximumZoomScale")
  }
  /// The zoom scale, within its limits.
  public static var zoomScale: ViewAttributeKey<CGFloat> { ViewAttributeKey<CGFloat>("zoomScale") }
  /// The distance between the arranged subviews, in points.
  public static var spacing: ViewAttributeKey<CGFloat> { ViewAttributeKey<CGFloat>("spacing") }
  /// The left and right layout margins of a stack view, in points, which it then applies.
  public static var horizontalMargin: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("horizontalMargin")
  }
  /// The top and bottom layout margins of a stack view, in points, which it then applies.
  public static var verticalMargin: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("verticalMargin")
  }
  /// The height of rows, in points, or `UITableView.automaticDimension`.
  public static var rowHeight: ViewAttributeKey<CGFloat> { ViewAttributeKey<CGFloat>("rowHeight") }
  /// The height of headers, in points, or `UITableView.automaticDimension`.
  public static var sectionHeaderHeight: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("sectionHeaderHeight")
  }
  /// The height of footers, in points, or `UITableView.automaticDimension`.
  public static var sectionFooterHeight: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("sectionFooterHeight")
  }
  /// The estimated height of rows, in points.
  public static var estimatedRowHeight: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("estimatedRowHeight")
  }
  /// The estimated height of headers, in points.
  public static var estimatedSectionHeaderHeight: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("estimatedSectionHeaderHeight")
  }
  /// The estimated height of footers, in points.
  public static var estimatedSectionFooterHeight: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("estimatedSectionFooterHeight")
  }
  /// The scale of an activity indicator; 1 is its own size.
  public static var spinnerScale: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("spinnerScale")
  }
  /// A distance, in points, that your own view reads from its style; it sets nothing by itself.
  public static var runtimeTextFieldInset: ViewAttributeKey<CGFloat> {
    ViewAttributeKey<CGFloat>("runtimeTextFieldInset")
  }
}

extension ViewAttributeKey where Value == UIView.ContentMode {
  /// How the content is placed and scaled in the bounds.
  public static var contentMode: ViewAttributeKey<UIView.ContentMode> {
    ViewAttributeKey<UIView.ContentMode>("contentMode")
  }
}

extension ViewAttributeKey where Value == UISemanticContentAttribute {
  /// The meaning of the content, which determines whether the view is mirrored in right-to-left
  /// layouts.
  public static var semanticContentAttribute: ViewAttributeKey<UISemanticContentAttribute> {
    ViewAttributeKey<UISemanticContentAttribute>("semanticContentAttribute")
  }
}

extension ViewAttributeKey where Value == LayoutPriority {
  /// How strongly the view resists becoming higher than its content.
  public static var verticalHugging: ViewAttributeKey<LayoutPriority> {
    ViewAttributeKey<LayoutPriority>("verticalHugging")
  }
  /// How strongly the view resists becoming lower than its content.
  public static var verticalCompression: ViewAttributeKey<LayoutPriority> {
    ViewAttributeKey<LayoutPriority>("verticalCompression")
  }
  /// How strongly the view resists becoming wider than its content.
  public static var horizontalHugging: ViewAttributeKey<LayoutPriority> {
    ViewAttributeKey<LayoutPriority>("horizontalHugging")
  }
  /// How strongly the view resists becoming narrower than its content.
  public static var horizontalCompression: ViewAttributeKey<LayoutPriority> {
    ViewAttributeKey<LayoutPriority>("horizontalCompression")
  }
}

extension ViewAttributeKey where Value == CornerRounding {
  /// The radius of the corners, as a fraction of the size of the view, which it follows.
  public static var roundedBy: ViewAttributeKey<CornerRounding> {
    ViewAttributeKey<CornerRounding>("roundedBy")
  }
}

extension ViewAttributeKey where Value == UIFont {
  /// The font; of a button, that of its title.
  public static var font: ViewAttributeKey<UIFont> { ViewAttributeKey<UIFont>("font") }
  /// A font that your own view reads from its style; it sets nothing by itself.
  public static var runtimePlaceholderFont: ViewAttributeKey<UIFont> {
    ViewAttributeKey<UIFont>("runtimePlaceholderFont")
  }
}

extension ViewAttributeKey where Value == String {
  /// The text; of a button, the title in the normal state.
  public static var text: ViewAttributeKey<String> { ViewAttributeKey<String>("text") }
  /// The text that is shown while there is no other.
  public static var placeholder: ViewAttributeKey<String> {
    ViewAttributeKey<String>("placeholder")
  }
  /// The line of text above a search bar.
  public static var prompt: ViewAttributeKey<String> { ViewAttributeKey<String>("prompt") }
}

extension ViewAttributeKey where Value == NSTextAlignment {
  /// The alignment of the text.
  public static var textAlignment: ViewAttributeKey<NSTextAlignment> {
    ViewAttributeKey<NSTextAlignment>("textAlignment")
  }
}

extension ViewAttributeKey where Value == NSAttributedString {
  /// The text with its attributes, which overrides `text`.
  public static var attributedText: ViewAttributeKey<NSAttributedString> {
    ViewAttributeKey<NSAttributedString>("attributedText")
  }
}

extension ViewAttributeKey where Value == TextCase {
  /// The letter case to which the text is converted. A text that is set later stays as it is.
  public static var `case`: ViewAttributeKey<TextCase> { ViewAttributeKey<TextCase>("case") }
}

extension ViewAttributeKey where Value == UIView {
  /// The view that is shown in place of the keyboard.
  public static var inputView: ViewAttributeKey<UIView> { ViewAttributeKey<UIView>("inputView") }
  /// The view above the keyboard.
  public static var inputAccessoryView: ViewAttributeKey<UIView> {
    ViewAttributeKey<UIView>("inputAccessoryView")
  }
  /// The view at the leading side of a text field.
  public static var leftView: ViewAttributeKey<UIView> { ViewAttributeKey<UIView>("leftView") }
  /// The view at the trailing side of a text field.
  public static var rightView: ViewAttributeKey<UIView> { ViewAttributeKey<UIView>("rightView") }
  /// The view behind the cells.
  public static var backgroundView: ViewAttributeKey<UIView> {
    ViewAttributeKey<UIView>("backgroundView")
  }
}

extension ViewAttributeKey where Value == [NSAttributedString.Key: Any] {
  /// The attributes of newly typed text.
  public static var typingAttributes: ViewAttributeKey<[NSAttributedString.Key: Any]> {
    ViewAttributeKey<[NSAttributedString.Key: Any]>("typingAttributes")
  }
  /// The attributes of links.
  public static var linkTextAttributes: ViewAttributeKey<[NSAttributedString.Key: Any]> {
    ViewAttributeKey<[NSAttributedString.Key: Any]>("linkTextAttributes")
  }
}

extension ViewAttributeKey where Value == UIDataDetectorTypes {
  /// The kinds of data, such as phone numbers, that are shown as links.
  public static var dataDetectorTypes: ViewAttributeKey<UIDataDetectorTypes> {
    ViewAttributeKey<UIDataDetectorTypes>("dataDetectorTypes")
  }
}

extension ViewAttributeKey where Value == Int {
  /// The maximum number of lines; 0 for any number.
  public static var numberOfLines: ViewAttributeKey<Int> { ViewAttributeKey<Int>("numberOfLines") }
  /// The number of times that the animation runs; 0 runs it endlessly.
  public static var animationRepeatCount: ViewAttributeKey<Int> {
    ViewAttributeKey<Int>("animationRepeatCount")
  }
  /// The number of rows from which on the table shows its index.
  public static var sectionIndexMinimumDisplayRowCount: ViewAttributeKey<Int> {
    ViewAttributeKey<Int>("sectionIndexMinimumDisplayRowCount")
  }
  /// The number of pages.
  public static var numberOfPages: ViewAttributeKey<Int> { ViewAttributeKey<Int>("numberOfPages") }
  /// The current page, counted from 0.
  public static var currentPage: ViewAttributeKey<Int> { ViewAttributeKey<Int>("currentPage") }
}

extension ViewAttributeKey where Value == UIBaselineAdjustment {
  /// The vertical position of text whose font has become smaller.
  public static var baselineAdjustment: ViewAttributeKey<UIBaselineAdjustment> {
    ViewAttributeKey<UIBaselineAdjustment>("baselineAdjustment")
  }
}

extension ViewAttributeKey where Value == CGSize {
  /// The offset of the text's shadow, in points.
  public static var shadowOffset: ViewAttributeKey<CGSize> {
    ViewAttributeKey<CGSize>("shadowOffset")
  }
  /// The size of the content at a zoom scale of 1, in points.
  public static var contentSize: ViewAttributeKey<CGSize> {
    ViewAttributeKey<CGSize>("contentSize")
  }
  /// The size of items, in points, if the layout is a flow layout.
  public static var itemSize: ViewAttributeKey<CGSize> { ViewAttributeKey<CGSize>("itemSize") }
}

extension ViewAttributeKey where Value == UITextAutocapitalizationType {
  /// Which letters are capitalized automatically while typing.
  public static var autocapitalizationType: ViewAttributeKey<UITextAutocapitalizationType> {
    ViewAttributeKey<UITextAutocapitalizationType>("autocapitalizationType")
  }
}

extension ViewAttributeKey where Value == UITextAutocorrectionType {
  /// Whether the text is corrected while typing.
  public static var autocorrectionType: ViewAttributeKey<UITextAutocorrectionType> {
    ViewAttributeKey<UITextAutocorrectionType>("autocorrectionType")
  }
}

extension ViewAttributeKey where Value == UITextSpellCheckingType {
  /// Whether the spelling is checked while typing.
  public static var spellCheckingType: ViewAttributeKey<UITextSpellCheckingType> {
    ViewAttributeKey<UITextSpellCheckingType>("spellCheckingType")
  }
}

extension ViewAttributeKey where Value == UIKeyboardType {
  /// The kind of keyboard.
  public static var keyboardType: ViewAttributeKey<UIKeyboardType> {
    ViewAttributeKey<UIKeyboardType>("keyboardType")
  }
}

extension ViewAttributeKey where Value == UIKeyboardAppearance {
  /// Whether the keyboard is light or dark.
  public static var keyboardAppearance: ViewAttributeKey<UIKeyboardAppearance> {
    ViewAttributeKey<UIKeyboardAppearance>("keyboardAppearance")
  }
}

extension ViewAttributeKey where Value == UIReturnKeyType {
  /// The title of the return key.
  public static var returnKeyType: ViewAttributeKey<UIReturnKeyType> {
    ViewAttributeKey<UIReturnKeyType>("returnKeyType")
  }
}

extension ViewAttributeKey where Value == UITextContentType {
  /// The meaning of the text, by which the system suggests text to fill in.
  public static var textContentType: ViewAttributeKey<UITextContentType> {
    ViewAttributeKey<UITextContentType>("textContentType")
  }
}

extension ViewAttributeKey where Value == UITextField.BorderStyle {
  /// The style of a text field's border.
  public static var borderStyle: ViewAttributeKey<UITextField.BorderStyle> {
    ViewAttributeKey<UITextField.BorderStyle>("borderStyle")
  }
}

extension ViewAttributeKey where Value == UIImage {
  /// The background image of a text field.
  public static var background: ViewAttributeKey<UIImage> {
    ViewAttributeKey<UIImage>("background")
  }
  /// The background image of a disabled text field.
  public static var disabledBackground: ViewAttributeKey<UIImage> {
    ViewAttributeKey<UIImage>("disabledBackground")
  }
  /// The image; of a button, that of the normal state.
  public static var image: ViewAttributeKey<UIImage> { ViewAttributeKey<UIImage>("image") }
  /// The image while the view is highlighted.
  public static var highlightedImage: ViewAttributeKey<UIImage> {
    ViewAttributeKey<UIImage>("highlightedImage")
  }
  /// The image of a switch that is on.
  public static var onImage: ViewAttributeKey<UIImage> { ViewAttributeKey<UIImage>("onImage") }
  /// The image of a switch that is off.
  public static var offImage: ViewAttributeKey<UIImage> { ViewAttributeKey<UIImage>("offImage") }
  /// The image of the completed part of a progress view.
  public static var progressImage: ViewAttributeKey<UIImage> {
    ViewAttributeKey<UIImage>("progressImage")
  }
  /// The image of the remaining part of a progress view.
  public static var trackImage: ViewAttributeKey<UIImage> {
    ViewAttributeKey<UIImage>("trackImage")
  }
}

extension ViewAttributeKey where Value == UITextField.ViewMode {
  /// When a text field shows its clear button.
  public static var clearButtonMode: ViewAttributeKey<UITextField.ViewMode> {
    ViewAttributeKey<UITextField.ViewMode>("clearButtonMode")
  }
  /// When a text field shows its left view.
  public static var leftViewMode: ViewAttributeKey<UITextField.ViewMode> {
    ViewAttributeKey<UITextField.ViewMode>("leftViewMode")
  }
  /// When a text field shows its right view.
  public static var rightViewMode: ViewAttributeKey<UITextField.ViewMode> {
    ViewAttributeKey<UITextField.ViewMode>("rightViewMode")
  }
}

extension ViewAttributeKey where Value == NSRange {
  /// The selected range of the text.
  public static var selectedRange: ViewAttributeKey<NSRange> {
    ViewAttributeKey<NSRange>("selectedRange")
  }
}

extension ViewAttributeKey where Value == UIEdgeInsets {
  /// The distances of the text from the edges of the text view, in points.
  public static var textContainerInset: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("textContainerInset")
  }
  /// The distances of the content from the edges of the scroll view, in points.
  public static var contentInset: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("contentInset")
  }
  /// The distances of both scroll indicators from the edges of the scroll view, in points.
  public static var scrollIndicatorInsets: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("scrollIndicatorInsets")
  }
  /// The distances of the content of a button from its edges, in points.
  public static var contentEdgeInsets: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("contentEdgeInsets")
  }
  /// The distances by which the title of a button is moved, in points.
  public static var titleEdgeInsets: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("titleEdgeInsets")
  }
  /// The distances by which the image of a button is moved, in points.
  public static var imageEdgeInsets: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("imageEdgeInsets")
  }
  /// The distances of separators from the edges of the rows, in points.
  public static var separatorInset: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("separatorInset")
  }
  /// Distances, in points, that your own view reads from its style; they set nothing by themselves.
  public static var runtimeTextFieldEdgeInset: ViewAttributeKey<UIEdgeInsets> {
    ViewAttributeKey<UIEdgeInsets>("runtimeTextFieldEdgeInset")
  }
}

extension ViewAttributeKey where Value == [UIImage] {
  /// The images of the animation, in the order in which they are shown.
  public static var animationImages: ViewAttributeKey<[UIImage]> {
    ViewAttributeKey<[UIImage]>("animationImages")
  }
  /// The images of the animation while the view is highlighted.
  public static var highlightedAnimationImages: ViewAttributeKey<[UIImage]> {
    ViewAttributeKey<[UIImage]>("highlightedAnimationImages")
  }
}

extension ViewAttributeKey where Value == TimeInterval {
  /// The duration of one pass through all images, in seconds.
  public static var animationDuration: ViewAttributeKey<TimeInterval> {
    ViewAttributeKey<TimeInterval>("animationDuration")
  }
}

extension ViewAttributeKey where Value == UIImage.RenderingMode {
  /// Whether the image is drawn in its own colors or, as a template, in the tint color.
  public static var renderingMode: ViewAttributeKey<UIImage.RenderingMode> {
    ViewAttributeKey<UIImage.RenderingMode>("renderingMode")
  }
}

extension ViewAttributeKey where Value == UIScrollView.IndicatorStyle {
  /// The color of the scroll indicators.
  public static var indicatorStyle: ViewAttributeKey<UIScrollView.IndicatorStyle> {
    ViewAttributeKey<UIScrollView.IndicatorStyle>("indicatorStyle")
  }
}

extension ViewAttributeKey where Value == UIScrollView.DecelerationRate {
  /// How fast scrolling slows down after the finger is lifted.
  public static var decelerationRate: ViewAttributeKey<UIScrollView.DecelerationRate> {
    ViewAttributeKey<UIScrollView.DecelerationRate>("decelerationRate")
  }
}

extension ViewAttributeKey where Value == UIScrollView.KeyboardDismissMode {
  /// Whether scrolling dismisses the keyboard.
  public static var keyboardDismissMode: ViewAttributeKey<UIScrollView.KeyboardDismissMode> {
    ViewAttributeKey<UIScrollView.KeyboardDismissMode>("keyboardDismissMode")
  }
}

extension ViewAttributeKey where Value == [ControlStateStyle] {
  /// The looks of a button in its states.
  public static var states: ViewAttributeKey<[ControlStateStyle]> {
    ViewAttributeKey<[ControlStateStyle]>("states")
  }
}

extension ViewAttributeKey where Value == UIControl.ContentVerticalAlignment {
  /// The vertical alignment of the content of a control.
  public static var contentVerticalAlignment: ViewAttributeKey<UIControl.ContentVerticalAlignment> {
    ViewAttributeKey<UIControl.ContentVerticalAlignment>("contentVerticalAlignment")
  }
}

extension ViewAttributeKey where Value == UIControl.ContentHorizontalAlignment {
  /// The horizontal alignment of the content of a control.
  public static var contentHorizontalAlignment:
    ViewAttributeKey<UIControl.ContentHorizontalAlignment>
  { ViewAttributeKey<UIControl.ContentHorizontalAlignment>("contentHorizontalAlignment") }
}

extension ViewAttributeKey where Value == [ControlActor] {
  /// The actions of a control, in place of those that a style gave it before.
  public static var targets: ViewAttributeKey<[ControlActor]> {
    ViewAttributeKey<[ControlActor]>("targets")
  }
}

extension ViewAttributeKey where Value == NSLayoutConstraint.Axis {
  /// The axis of a stack view.
  public static var axis: ViewAttributeKey<NSLayoutConstraint.Axis> {
    ViewAttributeKey<NSLayoutConstraint.Axis>("axis")
  }
}

extension ViewAttributeKey where Value == UIStackView.Distribution {
  /// How the arranged subviews fill the stack view along its axis.
  public static var distribution: ViewAttributeKey<UIStackView.Distribution> {
    ViewAttributeKey<UIStackView.Distribution>("distribution")
  }
}

extension ViewAttributeKey where Value == UIStackView.Alignment {
  /// The alignment of the arranged subviews across the axis of the stack view.
  public static var alignment: ViewAttributeKey<UIStackView.Alignment> {
    ViewAttributeKey<UIStackView.Alignment>("alignment")
  }
}

extension ViewAttributeKey where Value == any MarginExpressible {
  /// The layout margins of a stack view, which it applies unless the margin says otherwise.
  public static var margin: ViewAttributeKey<any MarginExpressible> {
    ViewAttributeKey<any MarginExpressible>("margin")
  }
}

extension ViewAttributeKey where Value == [UIView?] {
  /// The arranged subviews of a stack view, without nils, in place of those that a style arranged
  /// before.
  public static var views: ViewAttributeKey<[UIView?]> { ViewAttributeKey<[UIView?]>("views") }
}

extension ViewAttributeKey where Value == [any RegisterableCell] {
  /// The cell classes and nibs to register with a table view or a collection view.
  public static var registerCells: ViewAttributeKey<[any RegisterableCell]> {
    ViewAttributeKey<[any RegisterableCell]>("registerCells")
  }
}

extension ViewAttributeKey where Value == UITableViewCell.SeparatorStyle {
  /// The style of the separators between rows.
  public static var separatorStyle: ViewAttributeKey<UITableViewCell.SeparatorStyle> {
    ViewAttributeKey<UITableViewCell.SeparatorStyle>("separatorStyle")
  }
}

extension ViewAttributeKey where Value == UIVisualEffect {
  /// The visual effect of the separators between rows.
  public static var separatorEffect: ViewAttributeKey<UIVisualEffect> {
    ViewAttributeKey<UIVisualEffect>("separatorEffect")
  }
}

extension ViewAttributeKey where Value == UICollectionViewLayout {
  /// The layout of a collection view.
  public static var collectionViewLayout: ViewAttributeKey<UICollectionViewLayout> {
    ViewAttributeKey<UICollectionViewLayout>("collectionViewLayout")
  }
}

extension ViewAttributeKey where Value == UISearchBar.Style {
  /// The style of a search bar.
  public static var searchBarStyle: ViewAttributeKey<UISearchBar.Style> {
    ViewAttributeKey<UISearchBar.Style>("searchBarStyle")
  }
}

extension ViewAttributeKey where Value == [Segment] {
  /// The segments of a segmented control, in place of all existing ones.
  public static var segments: ViewAttributeKey<[Segment]> {
    ViewAttributeKey<[Segment]>("segments")
  }
}

extension ViewAttributeKey where Value == Range<Double> {
  /// The minimum and the maximum of a slider.
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
  /// The style of an activity indicator.
  public static var spinnerStyle: ViewAttributeKey<UIActivityIndicatorView.Style> {
    ViewAttributeKey<UIActivityIndicatorView.Style>("spinnerStyle")
  }
}

extension ViewAttributeKey where Value == UIProgressView.Style {
  /// The style of a progress view.
  public static var progressViewStyle: ViewAttributeKey<UIProgressView.Style> {
    ViewAttributeKey<UIProgressView.Style>("progressViewStyle")
  }
}

extension ViewAttributeKey where Value == Float {
  /// The progress, from 0 to 1.
  public static var progress: ViewAttributeKey<Float> { ViewAttributeKey<Float>("progress") }
}

extension ViewAttributeKey where Value == any BaseAttributed {
  /// A style of your own, which sets up the view by itself.
  public static var custom: ViewAttributeKey<any BaseAttributed> {
    ViewAttributeKey<any BaseAttributed>("custom")
  }
}
