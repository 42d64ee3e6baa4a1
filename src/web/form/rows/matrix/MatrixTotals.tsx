import type { Row } from '#contract/logic.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { valueText } from '#fields/valueText.ts';
import type { MatrixLine, MatrixSite } from './layOut.ts';
import { groupTotals } from './totals.ts';

/** What a column is called; that of rows without a value has no name of its own. */
export const labelOfColumn = (column: string, translate: (key: string) => string): string =>
  column === '' ? translate('kit.form.matrix_all') : column;

interface MatrixTotalProps {
  site: MatrixSite;
  /** Of its column, which a card says itself. */
  label: string;
  value: number;
}

/** A total of the cells, as people read it. */
export function MatrixTotal({ site, label, value }: MatrixTotalProps) {
  const tools = useFieldTools();
  return (
    <td className="fm-figure" data-total data-label={label}>
      {valueText(site.cell.field, value, undefined, tools)}
    </td>
  );
}

interface MatrixTotalsProps {
  site: MatrixSite;
  lines: readonly MatrixLine[];
  columns: readonly string[];
  /** All child rows. */
  rows: readonly Row[];
  isEditable: boolean;
}

/** A line of totals for each value of the field that says what is added up with what. */
export function MatrixTotals({ site, lines, columns, rows, isEditable }: MatrixTotalsProps) {
  const tools = useFieldTools();
  const { totals } = site;
  if (!totals || lines.length === 0) return null;
  return (
    <tfoot>
      {groupTotals(rows, { lines, columns }, site).map(({ value, sums, total }, at) => (
        <tr key={valueText(totals.field, value, undefined, tools)} data-totals={at}>
          <th scope="row" colSpan={site.down.length}>
            {[tools.translate('kit.form.matrix_total'), valueText(totals.field, value, undefined, tools)]
              .filter((text) => text !== '')
              .join(' · ')}
          </th>
          {columns.map((column, place) => (
            <MatrixTotal
              key={column}
              site={site}
              label={labelOfColumn(column, tools.translate)}
              value={sums[place] ?? 0}
            />
          ))}
          <MatrixTotal site={site} label={tools.translate('kit.form.matrix_total')} value={total} />
          {isEditable ? <td aria-hidden="true" className="fm-row-tools" /> : null}
        </tr>
      ))}
    </tfoot>
  );
}
