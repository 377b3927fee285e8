extension Page {
  /// The page's looks: black lines, white fields, and the three colours where they carry something.
  static let style = """
    :root { --paper: #fff; --canvas: #f7f4ec; --ink: #161616; --faded: #6b6861; --line: #161616;
      --red: #d02c1f; --yellow: #f6c71e; --blue: #1e4d9b; --rule: 6px; --scale: .5px; }
    body:has(#dark:checked) { --paper: #141416; --canvas: #202023; --ink: #f2f0ea;
      --faded: #a5a29b; --line: #000; }
    @media (prefers-color-scheme: dark) {
      body:has(#auto:checked) { --paper: #141416; --canvas: #202023; --ink: #f2f0ea;
        --faded: #a5a29b; --line: #000; }
      body:has(#auto:checked) img.light { display: none; }
      body:has(#auto:checked) img.dark { display: block; }
    }
    * { box-sizing: border-box; margin: 0; }
    body { background: var(--canvas); color: var(--ink);
      font: 16px/1.45 "Helvetica Neue", Helvetica, Inter, Arial, sans-serif; }
    header { display: grid; gap: var(--rule); background: var(--line);
      border-bottom: var(--rule) solid var(--line);
      grid-template: 96px 96px / 120px 1fr 72px 240px; }
    header > * { background: var(--paper); padding: 20px 24px; }
    header .red { background: var(--red); grid-row: 1 / 3; }
    header .name { grid-row: 1 / 3; display: flex; flex-direction: column; justify-content: end; }
    header .yellow { background: var(--yellow); }
    header .blue { background: var(--blue); }
    header .facts p { display: inline-block; margin-right: 24px; }
    header .facts b { display: block; font-size: 32px; line-height: 1; }
    h1 { font-size: 72px; line-height: 1; letter-spacing: -3px; }
    fieldset { border: 0; }
    legend { float: left; width: 100%; font-weight: 700; }
    label { margin-right: 12px; white-space: nowrap; cursor: pointer; }
    input { accent-color: var(--red); }
    nav { display: flex; flex-wrap: wrap; gap: 0 20px; padding: 12px 24px;
      background: var(--paper); border-bottom: var(--rule) solid var(--line); }
    a { color: inherit; text-decoration: none; border-bottom: 2px solid var(--yellow); }
    a:hover { border-color: var(--red); }
    section { display: grid; grid-template-columns: 320px 1fr;
      border-bottom: var(--rule) solid var(--line); }
    section .text { padding: 28px 24px; background: var(--paper); min-width: 0;
      border-right: var(--rule) solid var(--line); }
    section:nth-child(3n + 1) .text { box-shadow: inset 12px 0 var(--red); padding-left: 36px; }
    section:nth-child(3n + 2) .text { box-shadow: inset 12px 0 var(--yellow); padding-left: 36px; }
    section:nth-child(3n) .text { box-shadow: inset 12px 0 var(--blue); padding-left: 36px; }
    h2 { font-size: 26px; line-height: 1.15; letter-spacing: -.5px; margin-bottom: 8px; }
    dl { display: flex; gap: 20px; margin: 18px 0; }
    dt { color: var(--faded); font-size: 13px; }
    dd { font-size: 24px; font-weight: 700; line-height: 1.1; margin: 0; }
    code { font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    details { margin-top: 12px; }
    summary { cursor: pointer; font-weight: 700; }
    pre { overflow-x: auto; margin-top: 8px; padding: 12px; background: var(--canvas); }
    .pictures { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 32px;
      padding: 32px; }
    .pad { --scale: .36px; }
    figcaption { margin-top: 8px; color: var(--faded); font-size: 13px; }
    img { display: block; border: 3px solid var(--line); box-sizing: content-box;
      width: calc(var(--width) * var(--scale)); height: calc(var(--height) * var(--scale)); }
    img.dark { display: none; }
    body:has(#dark:checked) img.light { display: none; }
    body:has(#dark:checked) img.dark { display: block; }
    footer { display: grid; grid-template-columns: 3fr 1fr 2fr; gap: var(--rule); height: 48px;
      background: var(--line); }
    footer :nth-child(1) { background: var(--blue); }
    footer :nth-child(2) { background: var(--paper); }
    footer :nth-child(3) { background: var(--yellow); }
    @media (max-width: 1000px) {
      header { grid-template: auto auto auto / 40px 1fr 1fr; }
      header .red { grid-row: 1 / 4; }
      header .name { grid-column: 2 / 4; grid-row: auto; }
      header .yellow, header .blue { display: none; }
      h1 { font-size: 48px; }
      section { grid-template-columns: 1fr; }
      section .text { border-right: 0; border-bottom: var(--rule) solid var(--line); }
    }
    """
}
