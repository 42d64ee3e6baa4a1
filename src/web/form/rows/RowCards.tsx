import Button from '@mui/material/Button';
import { Fragment, memo, useEffect, useMemo, useState } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useForm } from '../FormContext.ts';
import { LabelledField } from '../LabelledField.tsx';
import { BesideFields } from './Beside.tsx';
import { columnWidth } from './columnWidth.ts';
import { RemoveButton } from './RemoveButton.tsx';
import type { RowsGridProps } from './RowsGridProps.ts';

/** Cards drawn at first, and again at each wish for more: a phone does not stand 200 of them. */
const STEP = 30;

/** Child rows as cards, one under the other: for phones. */
export function RowCards({ name, rows, count, only, isEditable }: RowsGridProps) {
  const { store, scrollers } = useForm();
  const { translate } = useFieldTools();
  const [shown, setShown] = useState(STEP);
  // Figures stand in pairs, names and choices alone.
  const inputs = useMemo(
    () => rows.map((input) => ({ ...input, span: columnWidth(input) ? 1 : 2 }) as const),
    [rows],
  );
  useEffect(() => {
    scrollers.set(name, (index) => setShown((old) => Math.max(old, index + 1)));
    return () => void scrollers.delete(name);
  }, [scrollers, name]);
  const keys = store.rowKeys.of(name, count);
  const looked = keys.flatMap((key, index) => (!only || only.has(key) ? [{ key, index }] : []));
  const more = Math.min(STEP, looked.length - shown);
  return (
    <>
      {looked.slice(0, shown).map(({ key, index }) => (
        <RowCard key={key} {...{ name, index, isEditable }} rows={inputs} />
      ))}
      {more > 0 ? (
        <Button variant="outlined" fullWidth onClick={() => setShown(shown + STEP)}>
          {translate('kit.form.show_more_rows', { count: more })}
        </Button>
      ) : null}
    </>
  );
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
          <Fragment key={input.field.name}>
            <LabelledField input={input} path={`${name}.${index}.${input.field.name}`} />
            <BesideFields field={input.field.name} place={`${name}.${index}`} />
          </Fragment>
        ))}
      </div>
    </section>
  );
});
