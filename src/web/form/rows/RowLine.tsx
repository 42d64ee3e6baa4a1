import { Fragment, memo } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { controlId, useFlags, useForm, useFormState } from '../FormContext.ts';
import type { InputDefinition } from '../FormDefinition.ts';
import { FieldControl } from '../FieldControl.tsx';
import { FieldError } from '../FieldError.tsx';
import { ReadOnlyValue } from '../ReadOnlyValue.tsx';
import { BesideCells } from './Beside.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { Ticks } from './createTicks.ts';
import type { RowsGridProps } from './RowsGridProps.ts';
import { TickBox } from './TickBox.tsx';

export interface RowLineProps extends Pick<RowsGridProps, 'name' | 'rows' | 'isEditable'> {
  index: number;
  /** Where it is drawn, from the top. */
  at: number;
  /** Its key among the rows. */
  rowKey: number;
  ticks: Ticks;
  /** Tells the drawn height, where only rows in view are drawn. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** One child row of the table. Typing in it draws the cell and what is worked out from it, nothing else. */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { name, rows, index, at, rowKey, ticks, isEditable, measure } = props;
  const { id: formId } = useForm();
  const { translate } = useFieldTools();
  const label = `${controlId(formId, `${name}.${index}`)}-label`;
  return (
    <tr ref={measure} data-index={at} aria-rowindex={at + 2}>
      <th
        scope="row"
        id={label}
        className="fm-row-number"
        aria-label={translate('kit.form.row', { row: index + 1 })}
      >
        {isEditable ? <TickBox ticks={ticks} rowKey={rowKey} index={index} /> : null}
        <span>{index + 1}</span>
      </th>
      {rows.map((input) => (
        <Fragment key={input.field.name}>
          <RowCell {...{ input, name, index }} />
          <BesideCells field={input.field.name} place={`${name}.${index}`} />
        </Fragment>
      ))}
      {isEditable ? (
        <td className="fm-row-tools">
          <RemoveButton name={name} index={index} />
        </td>
      ) : null}
    </tr>
  );
});

interface RowCellProps {
  input: InputDefinition;
  name: string;
  index: number;
}

function RowCell({ input, name, index }: RowCellProps) {
  const { id: formId, store } = useForm();
  const path = `${name}.${index}.${input.field.name}`;
  const id = controlId(formId, path);
  const flags = useFlags(store, input, path);
  const hasNote = useFormState(store, (state) => state.problems.has(path) || state.warnings.has(path));
  const rowLabel = `${controlId(formId, `${name}.${index}`)}-label`;
  const labelledBy = `${controlId(formId, name)}-${input.field.name}-label ${rowLabel}`;
  const shared = { input, path, id, labelledBy };
  if (!flags.isVisible) return <td data-field={input.field.name} />;
  return (
    <td data-field={input.field.name}>
      {flags.isEditable ? (
        <FieldControl
          {...shared}
          isRequired={flags.isRequired}
          describedBy={hasNote ? `${id}-error` : undefined}
        />
      ) : (
        <ReadOnlyValue {...shared} />
      )}
      <FieldError id={`${id}-error`} path={path} />
    </td>
  );
}
