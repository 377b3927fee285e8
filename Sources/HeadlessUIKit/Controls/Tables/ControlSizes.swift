// Made by Scripts/generate-tables; edit the data in Scripts/Data instead.

/// A line is the name of a measure, then its numbers in iOS 26 and in iOS 18.
let controlSizeTable = """
  switch.frame 63,28 51,31
  switch.intrinsic 61,28 49,31
  switch.thumb 37,24 27,27
  slider.frame 100,34 100,31
  slider.track 6 4
  slider.thumb 37,24 28,28
  stepper 94,32 94,32
  stepper.glyph 14 14
  segmented.height 32 32
  segmented.font 13 13
  segmented.pillInset 2 2
  segmented.padding 18 18
  segmented.divider 1 1
  progress.height 4 4
  progress.leastFill 8 8
  activity.medium 20,20 20,20
  activity.large 37,37 37,37
  pageControl.pitch 18 18
  pageControl.ends 20 20
  pageControl.height 26 26
  pageControl.dot 10 8
  textField.height 34 34
  textField.inset 2,7,2,7 2,7,2,7
  textField.sides 14 14
  textField.emptyWidth 5 5
  textField.leading 1.5 1.5
  textField.clearButton 19,19 19,19
  textField.clearButtonMargin 5 5
  textView.inset 8,0,8,0 8,0,8,0
  searchBar.height 44 56
  searchBar.field 44 36
  searchBar.margin 8 8
  searchBar.corner 22 10
  searchBar.text 39.5 31
  searchBar.icon 12,12,20.667,19.333 6,9,19,18
  datePicker.frame 228,36 228,36
  datePicker.wheels 320,216 320,216
  datePicker.compactDate 34.333 34.333
  datePicker.compact 36 36
  datePicker.inlineDate 440 440
  datePicker.inlineTime 114 114
  datePicker.inlineBoth 482 482
  picker.frame 320,216 320,216
  picker.row 32 32
  picker.sides 18 18
  picker.gap 5 5
  picker.fonts 23.5,21 23.5,21
  """
