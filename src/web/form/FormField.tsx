import { memo } from 'react';
import { LabelledField, type LabelledFieldProps } from './LabelledField.tsx';
import { RowsField } from './rows/RowsField.tsx';

/** One field of a section. Drawn again only when something of its own changes. */
export const FormField = memo(function FormField({ input, path }: LabelledFieldProps) {
  return input.rows ? (
    <RowsField input={input} rows={input.rows} />
  ) : (
    <LabelledField input={input} path={path} />
  );
});
