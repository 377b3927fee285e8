/// Puts something in the place of something else, which goes only when nobody is at that place any more: an object
/// that a closure has held may come by there as it goes.
///
/// - Returns: What was there.
@discardableResult
package func exchange<Value>(_ place: inout Value, for new: Value) -> Value {
  let old = place
  place = new
  return old
}
