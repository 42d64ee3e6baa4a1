import type { JoinedFinding } from '../Finding.ts';
import type { Picture, Run } from '../Run.ts';
import type { Screen } from '../screens.ts';
import { STYLE } from './style.ts';

export interface ReportData extends Pick<
  Run,
  'url' | 'pictures' | 'timings' | 'doors' | 'accounts' | 'languages'
> {
  findings: readonly JoinedFinding[];
  screens: readonly Screen[];
  from: Date;
  seconds: number;
}

/** The report as one HTML file that needs nothing beside it. */
export function printReport(data: ReportData): string {
  const { findings, screens, from } = data;
  const title = findings.length === 0 ? 'Every screen is as its schema says' : `${findings.length} findings`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – verify</title><style>${STYLE}</style></head><body>
<header class="top"><h1>Screens against their schemas</h1>
<p class="sub">${escape(data.url)} · ${from.toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
<p class="verdict ${findings.length === 0 ? 'good' : 'bad'}">${title}</p>
${printFigures(data)}
<nav class="jump" aria-label="Screens">${screensOf(data)
    .map((id) => printJump(id, data))
    .join('')}</nav></header>
<main>
${findings.length === 0 ? '' : printFindings(findings)}
${printDoors(data)}
<h2>Pictures</h2>
${screensOf(data)
  .map((id) => printScreen(id, data))
  .join('\n')}
</main>
<footer>${screens.length} screens, ${data.languages.join(', ')}; in ${data.seconds} s.</footer>
<dialog aria-label="Picture"><img alt=""></dialog>
<script>${SCRIPT}</script>
</body></html>
`;
}

/** Shows a picture in its full size; a click or Escape closes it. */
const SCRIPT = `const dialog = document.querySelector('dialog');
document.addEventListener('click', ({ target }) => {
  const image = target.closest('figure button')?.querySelector('img');
  if (image) { dialog.firstChild.src = image.src; dialog.firstChild.alt = image.alt; dialog.showModal(); }
  else if (dialog.open) dialog.close();
});`;

/** Screens with something to show, those with findings first. */
function screensOf({ findings, pictures, screens }: ReportData): string[] {
  const all = [...new Set([...pictures.map(({ screen }) => screen), ...screens.map(({ id }) => id)])];
  const isBad = new Set(findings.map(({ screen }) => screen));
  return all.sort((a, b) => Number(isBad.has(b)) - Number(isBad.has(a)) || (a < b ? -1 : 1));
}

function printFigures({ screens, findings, pictures, doors, timings, seconds }: ReportData): string {
  const slowest = timings.reduce((most, { ms }) => Math.max(most, ms), 0);
  const figures: [string, string | number][] = [
    ['screens', screens.length],
    ['findings', findings.length],
    ['pictures', pictures.length],
    ['rights tried', doors.length],
    ['slowest screen', `${(slowest / 1000).toFixed(1)} s`],
    ['whole run', `${seconds} s`],
  ];
  return `<dl class="figures">${figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

const countOf = (id: string, findings: readonly JoinedFinding[]): number =>
  findings.filter(({ screen }) => screen === id).length;

function printJump(id: string, { findings }: ReportData): string {
  const count = countOf(id, findings);
  return `<a href="#${idOf(id)}"${count ? ' class="bad"' : ''}>${escape(id)}${count ? ` · ${count}` : ''}</a>`;
}

function printFindings(findings: readonly JoinedFinding[]): string {
  const rows = findings.map(
    ({
      screen,
      subject,
      key,
      expected,
      seen,
      account,
      languages,
      looks,
    }) => `<tr><th scope="row"><a href="#${idOf(screen)}">${escape(screen)}</a></th>
<td><span class="tag bad">${subject}</span></td><td><code>${escape(key)}</code></td><td>${escape(expected)}</td><td>${escape(seen)}</td>
<td>${escape(account)}</td><td>${[...languages, ...looks].map((one) => `<span class="tag">${escape(one)}</span>`).join(' ')}</td></tr>`,
  );
  return `<h2>Findings</h2><div class="scroll"><table><thead><tr>${[
    'Screen',
    'What',
    'Key',
    'The schema asks for',
    'There is',
    'Account',
    'Where',
  ]
    .map((name) => `<th scope="col">${name}</th>`)
    .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** Who gets into which screen. */
function printDoors({ doors, accounts }: ReportData): string {
  if (doors.length === 0) return '';
  const names = accounts
    .map(({ name }) => name)
    .filter((name) => doors.some(({ account }) => account === name));
  const screens = [...new Set(doors.map(({ screen }) => screen))];
  const cell = (screen: string, name: string): string => {
    const all = doors.filter((door) => door.screen === screen && door.account === name);
    const isWrong = all.some(({ isRight }) => !isRight);
    const isOpen = all.some((door) => door.isOpen);
    const [style, text] = isOpen ? ['open', '✓ in'] : ['shut', '– 403'];
    return `<td class="door ${isWrong ? 'wrong' : style}">${text}${isWrong ? ', wrongly' : ''}</td>`;
  };
  const rows = screens.map(
    (screen) =>
      `<tr><th scope="row">${escape(screen)}</th>${names.map((name) => cell(screen, name)).join('')}</tr>`,
  );
  const head = names.map((name) => `<th scope="col">${escape(name)}</th>`).join('');
  return `<h2>Rights</h2><div class="scroll"><table class="doors"><thead><tr><th scope="col">Screen</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function printScreen(id: string, data: ReportData): string {
  const count = countOf(id, data.findings);
  const pictures = data.pictures.filter(({ screen }) => screen === id);
  const times = data.timings
    .filter(({ screen }) => screen === id)
    .map(({ language, ms }) => `${language} ${(ms / 1000).toFixed(1)} s`);
  if (pictures.length === 0) return '';
  const verdict =
    count === 0
      ? '<span class="tag good">as its schema says</span>'
      : `<span class="tag bad">${count} findings</span>`;
  return `<article id="${idOf(id)}"><header><h3>${escape(id)}</h3>${verdict}<span class="end">${times.join(' · ')}</span></header>
<div class="pictures">${pictures.map(printPicture).join('')}</div></article>`;
}

function printPicture({ screen, account, language, look, image }: Picture): string {
  const caption = [language, account, look ?? ''].filter(Boolean).join(' · ');
  return `<figure><button type="button"><img loading="lazy" alt="${escape(`${screen}, ${caption}`)}" src="data:image/jpeg;base64,${image}"></button>
<figcaption>${escape(caption)}</figcaption></figure>`;
}

const idOf = (screen: string): string => `screen-${screen.replace(/[^a-z0-9-]/gi, '-')}`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
