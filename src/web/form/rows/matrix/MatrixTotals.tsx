import type { Row } from '#contract/logic.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { valueText } from '#fields/valueText.ts';
import type { MatrixLine, MatrixSite } from './layOut.ts';
import { groupTotals } from './totals.ts';

/** A total of the cells, as people read it. */
export function MatrixTotal({ site, value }: { site: MatrixSite; value: number }) {
  const tools = useFieldTools();
  return (
    <td className="fm-figure" data-total>
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
            <MatrixTotal key={column} site={site} value={sums[place] ?? 0} />
          ))}
          <MatrixTotal site={site} value={total} />
          {isEditable ? <td aria-hidden="true" className="fm-row-tools" /> : null}
        </tr>
      ))}
    </tfoot>
  );
}
