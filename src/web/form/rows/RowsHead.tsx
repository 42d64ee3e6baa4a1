import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Fragment } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { controlId, useForm } from '../FormContext.ts';
import type { InputDefinition } from '../FormDefinition.ts';
import { BesideHeads } from './Beside.tsx';
import { columnWidth, type Widths } from './columnWidth.ts';
import type { Ticks } from './createTicks.ts';
import type { RowsGridProps } from './RowsGridProps.ts';
import type { RowOrder } from './useRowOrder.ts';
import { TickAllBox } from './TickBox.tsx';
import { Star } from '../Star.tsx';

export interface RowsHeadProps extends Pick<RowsGridProps, 'name' | 'rows' | 'isEditable'> {
  sort: RowOrder;
  ticks: Ticks;
  /** Keys of all rows. */
  keys: readonly number[];
  widths: Widths;
}

/** Headings of child rows: a click sorts, the box at the left ticks all. */
export function RowsHead({ name, rows, isEditable, sort, ticks, keys, widths }: RowsHeadProps) {
  const { translate } = useFieldTools();
  return (
    <thead>
      <tr>
        <th scope="col" className="fm-row-number">
          {isEditable ? (
            <TickAllBox ticks={ticks} keys={keys} />
          ) : (
            <span className="fm-unseen">{translate('kit.form.row_number')}</span>
          )}
        </th>
        {rows.map((input) => (
          <Fragment key={input.field.name}>
            <ColumnHead {...{ name, input, isEditable, sort, widths }} />
            <BesideHeads field={input.field.name} />
          </Fragment>
        ))}
        {isEditable ? <th aria-hidden="true" className="fm-row-tools" /> : null}
      </tr>
    </thead>
  );
}

type ColumnHeadProps = Pick<RowsHeadProps, 'name' | 'isEditable' | 'sort' | 'widths'> & {
  input: InputDefinition;
};

function ColumnHead({ name, input, isEditable, sort, widths }: ColumnHeadProps) {
  const { id: formId } = useForm();
  const { translate } = useFieldTools();
  const { field, label } = input;
  const isSorted = sort.field === field.name;
  const Arrow = sort.isDown ? ArrowDownward : ArrowUpward;
  return (
    <th
      scope="col"
      data-field={field.name}
      style={{ width: widths[field.name] ?? columnWidth(input) }}
      className={isFigure(input) ? 'fm-figure' : undefined}
      aria-sort={isSorted ? (sort.isDown ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => sort.sortBy(field.name)}>
        <span id={`${controlId(formId, name)}-${field.name}-label`}>{translate(label)}</span>
        {field.required && !field.readOnly && isEditable ? <Star /> : null}
        {isSorted ? <Arrow /> : null}
      </button>
    </th>
  );
}

function isFigure({ field }: InputDefinition): boolean {
  return (field.json === 'integer' || field.json === 'number') && !field.enum && !field.reference;
}
