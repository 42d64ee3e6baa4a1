import { printPlain } from '#contract/text.ts';
import { Fragment } from 'react';
import { isBlank, type CellProps } from '#fields/CellProps.ts';
import type { EnumModel } from '#contract/enum.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { Chip } from './Chip.tsx';
import { enumLabelKey, enumValueOf, isSaidNothing } from './enum.ts';

/** Chips drawn before "+N". */
const SHOWN = 3;

/**
 * A code as chip with its word, or several; a code that the enum does not know shows as itself, no value as its word
 * where it has one.
 */
export function EnumCell({ value, column }: CellProps) {
  if (isBlank(value) && !isSaidNothing(column.field, value)) return null;
  if (!Array.isArray(value)) return <EnumChip model={column.field.enum} code={value} />;
  const codes: readonly unknown[] = value;
  const more = codes.length - SHOWN;
  return (
    <span className="kf-chips">
      {codes.slice(0, SHOWN).map((code) => (
        // The space is for whoever reads the text of the cell.
        <Fragment key={printPlain(code)}>
          <EnumChip model={column.field.enum} code={code} />{' '}
        </Fragment>
      ))}
      {more > 0 ? <span className="kf-faint">+{more}</span> : null}
    </span>
  );
}

export function EnumChip({ model, code }: { model: EnumModel | undefined; code: unknown }) {
  const { translate } = useFieldTools();
  const entry = code === null ? model?.noValue : enumValueOf(model, code);
  const key = enumLabelKey(model, code);
  return (
    <Chip
      text={key ? translate(key) : printPlain(code)}
      tone={entry?.tone ?? 'neutral'}
      urgent={entry?.icon !== undefined}
    />
  );
}
