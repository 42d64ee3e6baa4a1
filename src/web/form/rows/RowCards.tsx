import { memo, useMemo } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useForm } from '../FormContext.ts';
import { LabelledField } from '../LabelledField.tsx';
import { columnWidth } from './columnWidth.ts';
import { RemoveButton } from './RemoveButton.tsx';
import type { RowsGridProps } from './RowsGridProps.ts';

/** Child rows as cards, one under the other: for phones. */
export function RowCards({ name, rows, count, isEditable }: RowsGridProps) {
  const { store } = useForm();
  // Figures stand in pairs, names and choices alone.
  const inputs = useMemo(
    () => rows.map((input) => ({ ...input, span: columnWidth(input) ? 1 : 2 }) as const),
    [rows],
  );
  const keys = store.rowKeys.of(name, count);
  return keys.map((key, index) => <RowCard key={key} {...{ name, index, isEditable }} rows={inputs} />);
}

type RowCardProps = Pick<RowsGridProps, 'name' | 'rows' | 'isEditable'> & { index: number };

const RowCard = memo(function RowCard({ name, rows, index, isEditable }: RowCardProps) {
  const { translate } = useFieldTools();
  return (
    <section className="fm-card">
      <header>
        <h3>{translate('kit.form.row', { row: index + 1 })}</h3>
        {isEditable ? <RemoveButton name={name} index={index} /> : null}
      </header>
      <div className="fm-fields">
        {rows.map((input) => (
          <LabelledField key={input.field.name} input={input} path={`${name}.${index}.${input.field.name}`} />
        ))}
      </div>
    </section>
  );
});
