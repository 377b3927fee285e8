import DeStijl

func rename(_ label: UILabel) {
  label.text = "Composition"  // error: main actor-isolated property 'text' can not be mutated
}
