/// Replaces a value, and releases the old one only when the access has ended: an object that a
/// closure held may access the same place while it is released.
///
/// - Returns: The old value.
@discardableResult
package func exchange<Value>(_ place: inout Value, for new: Value) -> Value {
  let old = place
  place = new
  return old
}
