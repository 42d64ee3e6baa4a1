/** Look of the report: the product's own tokens, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b2530; --faint: #5b6875; --line: #dde3e8; --paper: #fff; --tint: #f5f7f9;
  --accent: #0b6e72; --good: #1c6b3c; --good-tint: #e5f4ea; --bad: #b3261e; --bad-tint: #fdecea; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf0; --faint: #9aa7b4; --line: #2c3640; --paper: #141a20; --tint: #1a2128;
  --accent: #56b8bb; --good: #7ecb98; --good-tint: #17301f; --bad: #ff8a80; --bad-tint: #3a1c1a; } }
* { box-sizing: border-box; }
body { margin: 0; font: 14px/1.5 'Be Vietnam Pro', system-ui, 'Noto Sans SC', sans-serif; color: var(--ink); background: var(--paper);
  font-variant-numeric: tabular-nums; }
main, header.top { max-width: 1280px; margin: auto; padding: 0 24px; }
header.top { padding-top: 40px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 4px; font-weight: 600; letter-spacing: -.01em; }
h2 { font-size: 18px; margin: 48px 0 12px; font-weight: 600; }
h3 { font: 600 14px/1.4 inherit; margin: 0; }
p.sub { margin: 0; color: var(--faint); }
code { font: 12.5px/1.4 'IBM Plex Mono', ui-monospace, monospace; overflow-wrap: anywhere; }
.verdict { display: inline-block; margin: 20px 0 0; padding: 6px 12px; border-radius: 6px; font-weight: 600; }
.good { color: var(--good); background: var(--good-tint); } .bad { color: var(--bad); background: var(--bad-tint); }
dl.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 1px; margin: 24px 0 0;
  background: var(--line); border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
dl.figures div { background: var(--paper); padding: 12px 16px; display: flex; flex-direction: column-reverse; }
dl.figures dd { margin: 0; font-size: 24px; font-weight: 600; line-height: 1.2; } dl.figures dt { color: var(--faint); font-size: 12px; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px; border-bottom: 1px solid var(--line); }
tr:last-child > * { border-bottom: 0; } thead th { color: var(--faint); font-weight: 500; background: var(--tint); white-space: nowrap; }
tbody th { font-weight: 500; white-space: nowrap; } td.number, th.number { text-align: right; }
td.door { text-align: center; white-space: nowrap; } td.door.open { color: var(--good); } td.door.shut { color: var(--faint); }
td.door.wrong { color: var(--bad); background: var(--bad-tint); font-weight: 600; }
.tag { display: inline-block; padding: 1px 8px; border: 1px solid var(--line); border-radius: 999px; font-size: 12px; color: var(--faint); white-space: nowrap; }
.tag.bad { border-color: transparent; color: var(--bad); } .tag.good { border-color: transparent; color: var(--good); }
a { color: var(--accent); } td code { display: inline-block; min-width: 90px; } table.doors thead th + th { text-align: center; }
nav.jump { display: flex; flex-wrap: wrap; gap: 6px; margin: 12px 0 0; }
nav.jump a { padding: 3px 10px; border: 1px solid var(--line); border-radius: 999px; color: inherit; text-decoration: none; font-size: 13px; }
nav.jump a:hover, nav.jump a:focus-visible { border-color: var(--accent); color: var(--accent); } nav.jump a.bad { border-color: transparent; }
article { margin: 0 0 24px; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; scroll-margin: 16px; }
article > header { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 12px 16px; background: var(--tint); border-bottom: 1px solid var(--line); }
article > header .end { margin-left: auto; color: var(--faint); font-size: 12px; }
.pictures { display: flex; gap: 16px; padding: 16px; overflow-x: auto; }
figure { margin: 0; flex: none; } figcaption { margin-top: 6px; font-size: 12px; color: var(--faint); }
figure button { display: block; padding: 0; border: 1px solid var(--line); border-radius: 4px; overflow: hidden; background: none; cursor: zoom-in; }
figure button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
figure img { display: block; height: 220px; width: auto; }
dialog { border: 0; padding: 0; background: none; max-width: 96vw; max-height: 96vh; } dialog::backdrop { background: rgb(0 0 0 / .7); }
dialog img { display: block; max-width: 96vw; max-height: 96vh; border-radius: 6px; cursor: zoom-out; }
footer { max-width: 1280px; margin: 48px auto 32px; padding: 0 24px; color: var(--faint); font-size: 12px; }
@media (max-width: 600px) { main, header.top { padding-left: 16px; padding-right: 16px; } figure img { height: 160px; } }
@media print { dialog { display: none; } .pictures { flex-wrap: wrap; } article { break-inside: avoid; } }
`;
