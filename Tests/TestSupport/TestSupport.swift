import DeStijl
