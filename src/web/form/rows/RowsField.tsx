import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { controlId, useFlags, useForm, useFormState } from '../FormContext.ts';
import type { InputDefinition, RowMode } from '../FormDefinition.ts';
import type { FormStore } from '../FormStore.ts';
import { FieldError } from '../FieldError.tsx';
import { rowsAt } from '../place.ts';
import { Star } from '../Star.tsx';
import { AddRows } from './AddRows.tsx';
import { Beside } from './Beside.tsx';
import { MatrixTable } from './matrix/MatrixTable.tsx';
import { RowCards } from './RowCards.tsx';
import { RowModeTabs } from './RowModeTabs.tsx';
import { RowsTable } from './RowsTable.tsx';
import { ScanRows } from './ScanRows.tsx';
import { useRowModes } from './useRowModes.ts';

/** Readings: mobile layout below 900 px. */
const NARROW = '(max-width:899.95px)';
const NO_MODES: readonly RowMode[] = [];

export interface RowsFieldProps {
  /** The field of type `rows`. */
  input: InputDefinition;
  /** Inputs of one row. */
  rows: readonly InputDefinition[];
}

/** Fields that their conditions hide in every row: a column of nothing takes no room, until a row shows it. */
function hiddenIn(store: FormStore, name: string, rows: readonly InputDefinition[]): string[] {
  const places = rowsAt(store.state().values, name).map((_, index) => `${name}.${index}`);
  const isHidden = (input: InputDefinition): boolean =>
    input.field.visible !== undefined &&
    places.every((place) => !store.flags(input, `${place}.${input.field.name}`).isVisible);
  return rows.filter(isHidden).map(({ field }) => field.name);
}

/** Child rows: a table or a matrix on a wide screen, cards of their rows or lines on a phone. */
export function RowsField({ input, rows }: RowsFieldProps) {
  const { id: formId, store } = useForm();
  const { translate } = useFieldTools();
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const { name } = input.field;
  const { isVisible, isEditable, isRequired } = useFlags(store, input, name);
  const count = useFormState(store, (state) => rowsAt(state.values, name).length);
  const hidden = useFormState(store, () => hiddenIn(store, name, rows).join(' '));
  const { modes = NO_MODES } = input;
  const looked = useRowModes(name, modes);
  if (!isVisible) return null;
  const id = controlId(formId, name);
  const max = input.field.rows?.max ?? Number.POSITIVE_INFINITY;
  const add = (): void => {
    if (count < max) store.addRow(name);
  };
  const { matrix, beside, scan, add: adding } = input;
  const gone = hidden.split(' ');
  const shown = rows.filter(({ field }) => !gone.includes(field.name));
  const shared = { name, rows: shown, count, only: looked.only, isEditable, max, onAdd: add };
  const Grid = isNarrow ? RowCards : RowsTable;
  const isLaidOut = matrix !== undefined && (isEditable || !matrix.among);
  const grid = isLaidOut ? <MatrixTable {...shared} {...{ matrix, isNarrow }} /> : <Grid {...shared} />;
  return (
    <div
      className="fm-field fm-rows"
      data-span={2}
      data-input={name}
      data-read-only={isEditable ? undefined : true}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <p id={`${id}-label`} className="fm-label">
        {translate(input.label)}
        {isRequired && isEditable ? <Star /> : null}
        <small>{count}</small>
      </p>
      {input.help ? <p className="fm-help">{translate(input.help)}</p> : null}
      {scan && isEditable ? (
        <ScanRows name={name} model={scan} fields={rows.map(({ field }) => field.name)} max={max} />
      ) : null}
      <RowModeTabs {...{ count, modes }} state={looked} />
      {beside && isEditable ? (
        <Beside model={beside} name={name}>
          {grid}
        </Beside>
      ) : (
        grid
      )}
      <FieldError id={`${id}-error`} path={name} />
      {isEditable ? (
        <div className="fm-row-adders">
          {matrix?.among ? null : (
            <Button
              id={id}
              data-action={`add-${name}`}
              startIcon={<AddOutlined />}
              disabled={count >= max}
              onClick={add}
            >
              {count >= max ? translate('kit.form.rows_full', { count: max }) : translate('kit.form.add_row')}
            </Button>
          )}
          {adding && count < max ? <AddRows name={name} model={adding} /> : null}
        </div>
      ) : null}
    </div>
  );
}
