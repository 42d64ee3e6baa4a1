import type { CellProps } from '#fields/CellProps.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { fieldTypes } from '#fields/types.ts';
import { LinkedText } from './LinkedText.tsx';

/** Any value as its type writes it, with links found in it. */
export function TextCell({ value, column }: CellProps) {
  const { values } = useFieldTools();
  return <LinkedText text={fieldTypes[column.field.type].format(value, column.field, values)} />;
}
