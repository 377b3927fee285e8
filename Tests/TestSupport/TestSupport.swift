@_exported import DeStijl
