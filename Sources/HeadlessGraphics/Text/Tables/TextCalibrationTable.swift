// Made by Scripts/generate-tables; edit the data in Scripts/Data instead.

/// A line is a cut, a weight, and what is added to an advance in parts of an em:
/// digit, space, narrow, lower, upper, other, wide; last the kerning of a pair.
let textOffsetTable = """
  text 400 0.0031 -0.0286 0.0125 -0.0042 0.0025 0.0073 0.0047 -0.0757
  text 600 0.01 0.0015 0.0183 0.0022 0.0058 0.0 -0.0057 -0.0848
  text 700 0.015 -0.009 0.0203 0.0144 0.0322 0.0 -0.0125 -0.1129
  display 400 0.0364 -0.1109 0.0143 -0.0038 0.0135 0.0062 0.0146 -0.13
  display 600 0.0312 -0.0543 0.0109 -0.0096 0.0098 0.0 -0.011 -0.1432
  display 700 0.0305 -0.0515 0.0111 0.0008 0.011 0.0 -0.0184 -0.1463
  """

/// Point size, and thousandths of an em that are added to each character.
let textTrackingTable =
  "6:41 7:34 8:26 9:19 10:12 11:6 12:0 13:-6 14:-11 15:-16 16:-20 17:-26 18:-25 19:-24 20:-23 21:-18 22:-12 23:-4 24:3 25:6 26:8 27:11 28:14 29:14 30:14 31:13 32:13 33:12 34:12"

let kernedPairTable =
  "AT AV AW AY LT LV LW LY PA TA Ta Te To Tr Ty VA Va Ve Vo WA Wa We Wo YA Ya Ye Yo"
