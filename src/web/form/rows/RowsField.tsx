import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { controlId, useFlags, useForm, useFormState } from '../FormContext.ts';
import type { InputDefinition } from '../FormDefinition.ts';
import { FieldError } from '../FieldError.tsx';
import { rowsAt } from '../place.ts';
import { Star } from '../Star.tsx';
import { MatrixTable } from './matrix/MatrixTable.tsx';
import { RowCards } from './RowCards.tsx';
import { RowsTable } from './RowsTable.tsx';

/** Readings: mobile layout below 900 px. */
const NARROW = '(max-width:899.95px)';

export interface RowsFieldProps {
  /** The field of type `rows`. */
  input: InputDefinition;
  /** Inputs of one row. */
  rows: readonly InputDefinition[];
}

/** Child rows: a table or a matrix on a wide screen, cards on a phone. */
export function RowsField({ input, rows }: RowsFieldProps) {
  const { id: formId, store } = useForm();
  const { translate } = useFieldTools();
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const { name } = input.field;
  const { isVisible, isEditable, isRequired } = useFlags(store, input, name);
  const count = useFormState(store, (state) => rowsAt(state.values, name).length);
  if (!isVisible) return null;
  const id = controlId(formId, name);
  const max = input.field.rows?.max ?? Number.POSITIVE_INFINITY;
  const add = (): void => {
    if (count < max) store.addRow(name);
  };
  const { matrix } = input;
  const shared = { name, rows, count, isEditable, max, onAdd: add };
  const Grid = isNarrow ? RowCards : RowsTable;
  return (
    <div
      className="fm-field fm-rows"
      data-span={2}
      data-input={name}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <p id={`${id}-label`} className="fm-label">
        {translate(input.label)}
        {isRequired && isEditable ? <Star /> : null}
        <small>{count}</small>
      </p>
      {matrix && !isNarrow ? <MatrixTable {...shared} matrix={matrix} /> : <Grid {...shared} />}
      <FieldError id={`${id}-error`} path={name} />
      {isEditable ? (
        <Button
          id={id}
          data-action={`add-${name}`}
          startIcon={<AddOutlined />}
          disabled={count >= max}
          onClick={add}
        >
          {count >= max ? translate('kit.form.rows_full', { count: max }) : translate('kit.form.add_row')}
        </Button>
      ) : null}
    </div>
  );
}
