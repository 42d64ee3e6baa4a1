import { useFieldTools } from '#fields/FieldTools.tsx';
import { fieldTypes } from '#fields/types.ts';

export interface DateTimeProps {
  /** ISO 8601 UTC; null draws nothing. */
  value: string | null | undefined;
}

/** A moment in the customer's zone: `14:05 21/11/2026`. */
export function DateTime({ value }: DateTimeProps) {
  const { values } = useFieldTools();
  if (!value) return null;
  const text = fieldTypes.date_time.format(value, { name: '', type: 'date_time' }, values);
  return <time dateTime={value}>{text}</time>;
}
