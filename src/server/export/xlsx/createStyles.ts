import type { StyleBook } from './printCell.ts';
import { escapeText } from './printCell.ts';

/** Ids below are Excel's own formats. */
const FIRST_FORMAT_ID = 164;

const PLAIN_FONT = 0;
const BOLD_FONT = 1;

/** The styles that a workbook turned out to use, and the file that lists them. */
export interface Styles extends StyleBook {
  /** `xl/styles.xml`. */
  print(): string;
}

/** Collects styles while cells are written. */
export function createStyles(): Styles {
  const formats: string[] = [];
  const xfs = [printXf(0, PLAIN_FONT), printXf(0, PLAIN_FONT, ' quotePrefix="1"')];
  const known = {
    plain: new Map<string | undefined, number>([[undefined, 0]]),
    bold: new Map<string | undefined, number>(),
  };

  function add(format: string | undefined, isBold: boolean): number {
    if (format !== undefined && !formats.includes(format)) formats.push(format);
    const id = format === undefined ? 0 : FIRST_FORMAT_ID + formats.indexOf(format);
    const style = xfs.push(printXf(id, isBold ? BOLD_FONT : PLAIN_FONT)) - 1;
    (isBold ? known.bold : known.plain).set(format, style);
    return style;
  }

  return {
    quoted: 1,
    of: (format, isBold) => (isBold ? known.bold : known.plain).get(format) ?? add(format, isBold),
    print: () => printStyles(formats, xfs),
  };
}

function printXf(formatId: number, font: number, more = ''): string {
  const applied = formatId === 0 ? '' : ' applyNumberFormat="1"';
  return `<xf numFmtId="${formatId}" fontId="${font}" fillId="0" borderId="0" xfId="0"${applied}${more}/>`;
}

function printStyles(formats: readonly string[], xfs: readonly string[]): string {
  const codes = formats.map(
    (format, index) =>
      `<numFmt numFmtId="${FIRST_FORMAT_ID + index}" formatCode="${escapeText(format).replaceAll('"', '&quot;')}"/>`,
  );
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    codes.length > 0 ? `<numFmts count="${codes.length}">${codes.join('')}</numFmts>` : '',
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
}
