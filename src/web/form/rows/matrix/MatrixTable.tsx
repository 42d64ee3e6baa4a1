import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useState, type KeyboardEvent } from 'react';
import type { MatrixModel } from '#contract/quote.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { controlId, useForm, useFormState } from '../../FormContext.ts';
import { rowsAt } from '../../place.ts';
import { Star } from '../../Star.tsx';
import { columnWidth } from '../columnWidth.ts';
import { isUndoKey, PasteBar } from '../PasteBar.tsx';
import type { RowsGridProps } from '../RowsGridProps.ts';
import { AddColumns } from './AddColumns.tsx';
import { columnOf, columnsOf, layOut, linesAmong, type MatrixSite } from './layOut.ts';
import { MatrixRow } from './MatrixRow.tsx';
import { labelOfColumn, MatrixTotals } from './MatrixTotals.tsx';
import { useMatrixKeys } from './useMatrixKeys.ts';
import { useMatrixPaste } from './useMatrixPaste.ts';
import { useOfferedColumns } from './useOfferedColumns.ts';
import { useRowsAmong } from './useRowsAmong.ts';

export interface MatrixTableProps extends RowsGridProps {
  matrix: MatrixModel;
  /** On a phone each line is a card, with a small cell for each column. */
  isNarrow: boolean;
}

/** Pixels of a column of the matrix. */
const CELL_PX = 96;
/** Least pixels of a column that says no width. */
const SHARED_PX = 180;
/** The button that removes a line. */
const EDGE_PX = 42;

/** Child rows as a matrix: what they have in common down, the values of one field across, another one in the cells. */
export function MatrixTable({ name, rows: inputs, matrix, isNarrow, ...shared }: MatrixTableProps) {
  const { isEditable, max, onAdd } = shared;
  const { store } = useForm();
  const { translate } = useFieldTools();
  const among = useRowsAmong(isEditable ? matrix.among : undefined);
  const site = { ...toSite(name, inputs, matrix), ...(among && { among }) };
  const held = useFormState(store, (state) => state.values[name]);
  const rows = rowsAt({ [name]: held }, name);
  // A column stays while its last cell is emptied.
  const [added, setAdded] = useState<readonly string[]>(() => rows.map((row) => columnOf(row, site)));
  const columns = columnsOf(rows, site, { added, isEditable });
  const offered = useOfferedColumns(isEditable ? matrix.offers : undefined);
  const lines = layOut(rows, site);
  const keys = store.rowKeys.of(name, rows.length);
  const { onPaste, pasted } = useMatrixPaste({ site, lines, columns, max, isEditable });
  const onKeys = useMatrixKeys(isEditable ? onAdd : undefined);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (!pasted || !isUndoKey(event)) return onKeys(event);
    event.preventDefault();
    pasted.undo();
  };
  const width = site.down.reduce((sum, input) => sum + (columnWidth(input) ?? SHARED_PX), EDGE_PX);
  return (
    <>
      <PasteBar name={name} pasted={pasted} />
      <div className={isNarrow ? 'fm-lines' : 'fm-table'} data-matrix>
        {/* Keys and clipboard only move between the controls inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table
          style={isNarrow ? undefined : { minWidth: width + columns.length * CELL_PX }}
          onKeyDown={press}
          onPaste={onPaste}
        >
          <MatrixHead site={site} columns={columns} isEditable={isEditable} />
          <tbody>
            {lines.map((line, at) => (
              <MatrixRow
                key={keys[line.rows[0] ?? 0]}
                {...{ site, line, columns, rows, at, isEditable, max }}
              />
            ))}
          </tbody>
          {site.totals ? <MatrixTotals {...{ site, lines, columns, rows, isEditable }} /> : null}
        </table>
      </div>
      {among && linesAmong(rows, site).length > 0 ? (
        <Button
          data-action={`add-all-${name}`}
          startIcon={<AddOutlined />}
          onClick={() => {
            const made = linesAmong(rows, site).map((row) => ({
              ...store.emptyRow(name),
              ...row,
              [matrix.cell]: null,
            }));
            store.setRows(name, [...rows, ...made].slice(0, max), []);
          }}
        >
          {translate('kit.form.matrix_offer_all')}
        </Button>
      ) : null}
      {isEditable && !matrix.among ? (
        <AddColumns
          name={name}
          label={site.across.label}
          offered={offered.filter((column) => !columns.includes(column))}
          onAdd={(more) => setAdded((old) => [...new Set([...old, ...more])])}
        />
      ) : null}
    </>
  );
}

function toSite(
  name: string,
  inputs: RowsGridProps['rows'],
  { across, cell, totals, down: named, among }: MatrixModel,
): MatrixSite {
  const find = (wanted: string) => {
    const found = inputs.find(({ field }) => field.name === wanted);
    if (!found) throw new Error(`the matrix of "${name}" has no input "${wanted}"`);
    return found;
  };
  const others = [across, cell, among?.by];
  const down = inputs.filter(({ field }) => named?.includes(field.name) ?? !others.includes(field.name));
  // What the server fills in is not drawn in a new record, and nothing is known to go together yet.
  const drawn = inputs.find(({ field }) => field.name === totals);
  return { name, down, across: find(across), cell: find(cell), ...(drawn && { totals: drawn }) };
}

type HeadProps = { site: MatrixSite; columns: readonly string[]; isEditable: boolean };

function MatrixHead({ site, columns, isEditable }: HeadProps) {
  const { id: formId } = useForm();
  const { translate } = useFieldTools();
  const id = controlId(formId, site.name);
  return (
    <thead>
      <tr>
        {site.down.map((input) => (
          <th
            key={input.field.name}
            scope="col"
            data-field={input.field.name}
            style={{ width: columnWidth(input) }}
          >
            <span id={`${id}-${input.field.name}-label`}>{translate(input.label)}</span>
            {input.field.required && !input.field.readOnly && isEditable ? <Star /> : null}
          </th>
        ))}
        {columns.map((column) => (
          <th key={column} scope="col" className="fm-figure" data-column={column} style={{ width: CELL_PX }}>
            <span id={`${id}-column-${column}-label`}>{labelOfColumn(column, translate)}</span>
          </th>
        ))}
        {site.totals ? (
          <th scope="col" className="fm-figure" data-column-total style={{ width: CELL_PX }}>
            {translate('kit.form.matrix_total')}
          </th>
        ) : null}
        {isEditable ? <th aria-hidden="true" className="fm-row-tools" /> : null}
      </tr>
    </thead>
  );
}
