/* The files of an .xlsx archive that are not cells (ECMA-376 part 1). */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** `_rels/.rels`. */
export const ROOT_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** A sheet up to its first row; `widths` in characters. */
export function printSheetStart(widths: readonly number[]): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}${cols}<sheetData>`;
}

/** A sheet after its last row. */
export const printSheetEnd = (): string => '</sheetData></worksheet>';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** `xl/workbook.xml`. */
export function printWorkbook(sheetCount: number): string {
  const sheets = numbers(sheetCount).map(
    (id) => `<sheet name="sheet${id}" sheetId="${id}" r:id="rId${id}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

/** `xl/_rels/workbook.xml.rels`. */
export function printRelations(sheetCount: number): string {
  const sheets = numbers(sheetCount).map(
    (id) => `<Relationship Id="rId${id}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
  );
  const styles = `<Relationship Id="rId${sheetCount + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`;
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.join('')}${styles}</Relationships>`;
}

/** `[Content_Types].xml`. */
export function printContentTypes(sheetCount: number): string {
  const sheets = numbers(sheetCount).map(
    (id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  return [
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>`,
    ...sheets,
    `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>`,
    '</Types>',
  ].join('');
}
