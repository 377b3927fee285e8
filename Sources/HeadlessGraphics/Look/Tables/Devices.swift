// Made by Scripts/generate-tables; edit the data in Scripts/Data instead.

/// A line is an identifier, a name, idiom, portrait size, scale, safe area in portrait and in
/// landscape (top, left, bottom, right), corner radius, size classes in portrait and landscape,
/// the top of the safe area from iOS 26 on if it is another, heights of the keyboard (in portrait,
/// in landscape, of the bar with suggestions); for pads the widths of a third, a half and two
/// thirds of the screen in both.
let deviceTable = """
  iPhoneSE|iPhone SE (3rd)|phone|375,667|2|20,0,0,0|0,0,0,0|0|wC hR|wC hC|0|216,162,44
  iPhone8|iPhone 8|phone|375,667|2|20,0,0,0|0,0,0,0|0|wC hR|wC hC|0|216,162,44
  iPhone8Plus|iPhone 8 Plus|phone|414,736|3|20,0,0,0|0,0,0,0|0|wC hR|wR hC|0|226,162,45
  iPhoneX|iPhone X / XS / 11 Pro|phone|375,812|3|44,0,34,0|0,44,21,44|39|wC hR|wC hC|0|291,200,44
  iPhoneXR|iPhone XR / 11|phone|414,896|2|48,0,34,0|0,48,21,48|41.5|wC hR|wR hC|0|301,200,45
  iPhone11ProMax|iPhone XS Max / 11 Pro Max|phone|414,896|3|44,0,34,0|0,44,21,44|39|wC hR|wR hC|0|301,200,45
  iPhone13Mini|iPhone 12 mini / 13 mini|phone|375,812|3|50,0,34,0|0,50,21,50|44|wC hR|wC hC|0|291,200,44
  iPhone14|iPhone 12 / 13 / 14 (and Pro 12-13) / 16e|phone|390,844|3|47,0,34,0|0,47,21,47|47.33|wC hR|wC hC|0|291,200,44
  iPhone14Plus|iPhone 12-13 Pro Max / 14 Plus|phone|428,926|3|47,0,34,0|0,47,21,47|53.33|wC hR|wR hC|0|301,200,45
  iPhone16|iPhone 14 Pro / 15 / 15 Pro / 16|phone|393,852|3|59,0,34,0|0,59,21,59|55|wC hR|wC hC|0|291,200,44
  iPhone16Plus|iPhone 14 Pro Max / 15 Plus / 15 Pro Max / 16 Plus|phone|430,932|3|59,0,34,0|0,59,21,59|55|wC hR|wR hC|0|301,200,45
  iPhone16Pro|iPhone 16 Pro|phone|402,874|3|62,0,34,0|0,62,21,62|62|wC hR|wC hC|0|291,200,44
  iPhone16ProMax|iPhone 16 Pro Max|phone|440,956|3|62,0,34,0|0,62,21,62|62|wC hR|wR hC|0|301,200,45
  iPhone17Pro|iPhone 17 / 17 Pro|phone|402,874|3|62,0,34,0|20,62,20,62|62|wC hR|wC hC|0|291,200,44
  iPhone17ProMax|iPhone 17 Pro Max|phone|440,956|3|62,0,34,0|20,62,20,62|62|wC hR|wR hC|0|301,200,45
  iPhoneAir|iPhone Air|phone|420,912|3|68,0,34,0|20,68,29,68|62|wC hR|wR hC|0|301,200,45
  iPad9|iPad 9th|pad|810,1080|2|20,0,0,0|20,0,0,0|0|wR hR|wR hR|0|313,398,0|320,400,480|320,535,750
  iPadMini5|iPad mini 5 / 9.7-inch|pad|768,1024|2|20,0,0,0|20,0,0,0|0|wR hR|wR hR|0|313,398,0|320,379,438|320,507,694
  iPadAir3|iPad Air 3 / Pro 10.5|pad|834,1112|2|20,0,0,0|20,0,0,0|0|wR hR|wR hR|0|313,398,0|320,412,504|320,551,782
  iPadMini6|iPad mini 6 / mini A17 Pro|pad|744,1133|2|24,0,20,0|24,0,20,0|21.5|wR hR|wR hR|0|337,422,0|320,367,414|375,561.5,748
  iPadAir11|iPad 10 / iPad A16 / Air 11|pad|820,1180|2|24,0,20,0|24,0,20,0|25|wR hR|wR hR|32|337,422,0|320,405,490|375,585,795
  iPadAir13|iPad Air 13|pad|1024,1366|2|24,0,20,0|24,0,20,0|18|wR hR|wR hR|0|337,422,0|375,507,639|375,678,981
  iPadPro11|iPad Pro 11 (1st-4th)|pad|834,1194|2|24,0,20,0|24,0,20,0|18|wR hR|wR hR|0|337,422,0|320,412,504|375,592,809
  iPadPro11M4|iPad Pro 11 M4/M5|pad|834,1210|2|24,0,20,0|24,0,20,0|30|wR hR|wR hR|0|337,422,0|320,412,504|375,600,825
  iPadPro129|iPad Pro 12.9|pad|1024,1366|2|24,0,20,0|24,0,20,0|18|wR hR|wR hR|0|337,422,0|375,507,639|375,678,981
  iPadPro13|iPad Pro 13 M4/M5|pad|1032,1376|2|24,0,20,0|24,0,20,0|30|wR hR|wR hR|0|337,422,0|375,511,647|375,683,991
  """
