import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { createElement } from 'react';
import type { Row, Values } from '#contract/logic.ts';
import { isBlank } from '#fields/CellProps.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { inputOf } from '#fields/inputs.tsx';
import { ControlFrame } from '../../ControlFrame.tsx';
import { copyChosen } from '../../copyChosen.ts';
import { FieldError } from '../../FieldError.tsx';
import { controlId, useFlags, useForm, useFormState } from '../../FormContext.ts';
import type { InputDefinition } from '../../FormDefinition.ts';
import { ReadOnlyValue } from '../../ReadOnlyValue.tsx';
import { rowAmong, withCell, withHead, type MatrixLine, type MatrixSite } from './layOut.ts';
import { labelOfColumn, MatrixTotal } from './MatrixTotals.tsx';
import { totalOfLine } from './totals.ts';

interface LineProps {
  site: MatrixSite;
  line: MatrixLine;
  /** All child rows. */
  rows: readonly Values[];
  isEditable: boolean;
}

export interface MatrixRowProps extends LineProps {
  columns: readonly string[];
  /** Where it is drawn, from the top. */
  at: number;
  /** Most rows. */
  max: number;
}

/** A line of the matrix. */
export function MatrixRow({ columns, at, max, ...props }: MatrixRowProps) {
  const { store } = useForm();
  const { translate } = useFieldTools();
  const { site, line, isEditable } = props;
  const label = translate('kit.form.remove_row', { row: at + 1 });
  return (
    <tr data-line={at}>
      {site.down.map((input) => (
        <HeadCell key={input.field.name} input={input} {...props} />
      ))}
      {columns.map((column, place) => (
        <MatrixCell key={column} column={column} cell={`${at}.${place}`} max={max} {...props} />
      ))}
      {site.totals ? (
        <MatrixTotal
          site={site}
          label={translate('kit.form.matrix_total')}
          value={totalOfLine(props.rows, line, site)}
        />
      ) : null}
      {isEditable ? (
        <td className="fm-row-tools">
          <button
            type="button"
            className="ki-icon"
            data-action={`remove-${site.name}.${line.rows[0]}`}
            aria-label={label}
            title={label}
            onClick={() => store.removeRows(site.name, line.rows)}
          >
            <DeleteOutlined />
          </button>
        </td>
      ) : null}
    </tr>
  );
}

/** What stands once for all rows of the line: changed in all of them. */
function HeadCell({ site, line, rows, input }: LineProps & { input: InputDefinition }) {
  const { id: formId, store, checkLeft } = useForm();
  const { translate } = useFieldTools();
  const { name } = input.field;
  const paths = line.rows.map((index) => `${site.name}.${index}.${name}`);
  const path = paths[0] ?? site.name;
  const flags = useFlags(store, input, path);
  const isInvalid = useFormState(store, ({ problems }) => paths.some((one) => problems.has(one)));
  const id = controlId(formId, path);
  const labelledBy = `${controlId(formId, site.name)}-${name}-label`;
  const row = rows[line.rows[0] ?? 0] ?? {};
  const label = row[`${name}.label`];
  const change = (value: unknown, chosen?: Row): void => {
    const entity = store.entityAt({ name: site.name, index: 0, child: name });
    const copied = input.field.reference ? copyChosen(entity, input.field, row, chosen) : {};
    store.setRows(site.name, withHead(rows, line, { ...copied, [name]: value }), []);
  };
  return (
    <td data-field={name} data-label={translate(input.label)}>
      {flags.isEditable ? (
        <ControlFrame id={id} path={path} isMany={false}>
          {createElement(input.slot ?? inputOf(input), {
            input,
            id,
            labelledBy,
            isInvalid,
            value: row[name],
            onChange: change,
            onBlur: () => paths.forEach((one) => checkLeft(input, one)),
            onBusy: store.track,
            isRequired: flags.isRequired,
            ...(typeof label === 'string' ? { valueLabel: label } : {}),
          })}
        </ControlFrame>
      ) : (
        <ReadOnlyValue {...{ input, path, id, labelledBy }} />
      )}
      {paths.map((one) => (
        <FieldError key={one} id={`${controlId(formId, one)}-error`} path={one} />
      ))}
    </td>
  );
}

type CellProps = LineProps & {
  column: string;
  /** `<line>.<column>`, for keys and paste. */
  cell: string;
  max: number;
};

/** Where a line meets a column: a row of its own once something stands there, none once it is emptied and left. */
function MatrixCell({ site, line, rows, column, cell, max, isEditable }: CellProps) {
  const { id: formId, store, checkLeft } = useForm();
  const { translate } = useFieldTools();
  const input = site.cell;
  const { name } = input.field;
  const index = line.cells.get(column);
  const path = `${site.name}.${index ?? `${cell}-`}.${name}`;
  const flags = useFlags(store, input, `${site.name}.${index ?? line.rows[0] ?? 0}.${name}`);
  const isInvalid = useFormState(store, ({ problems }) => problems.has(path));
  const id = controlId(formId, path);
  const own = controlId(formId, site.name);
  const first = site.down[0]?.field.name ?? '';
  const labelledBy = `${own}.${line.rows[0]}.${first} ${own}-column-${column}-label`;
  const value = index === undefined ? null : rows[index]?.[name];
  const change = (next: unknown): void => {
    if (index !== undefined) return store.setValue(path, next);
    const emptyRow = () => store.emptyRow(site.name);
    const changed = withCell(rows, { line, column, value: next }, { ...site, emptyRow });
    if (changed.length <= max) store.setRows(site.name, changed, []);
  };
  const leave = (): void => {
    if (index === undefined) return;
    if (isBlank(value) && line.rows.length > 1) store.removeRows(site.name, [index]);
    else checkLeft(input, path);
  };
  const canBe =
    index !== undefined || !site.among || rowAmong(rows[line.rows[0] ?? 0], column, site) !== undefined;
  const isOpen = isEditable && flags.isEditable && canBe;
  return (
    <td data-cell={cell} data-column={column} data-label={labelOfColumn(column, translate)}>
      {isOpen ? (
        <ControlFrame id={id} path={path} isMany={false}>
          {createElement(input.slot ?? inputOf(input), {
            input,
            id,
            labelledBy,
            value,
            isInvalid,
            onChange: change,
            onBlur: leave,
          })}
        </ControlFrame>
      ) : index === undefined ? null : (
        <ReadOnlyValue {...{ input, path, id, labelledBy }} />
      )}
      {index === undefined ? null : <FieldError id={`${id}-error`} path={path} />}
      {index === undefined ? null : (
        <FieldError
          id={`${controlId(formId, `${site.name}.${index}.${site.across.field.name}`)}-error`}
          path={`${site.name}.${index}.${site.across.field.name}`}
        />
      )}
    </td>
  );
}
