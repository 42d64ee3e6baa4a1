import { toWallClock } from '#fields/date_time/zone.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';

/** The hour of a moment in the company's zone: `08:12`. */
export function TimeOfDay({ value }: { value: string | null }) {
  const { values } = useFieldTools();
  if (value === null) return <>…</>;
  return <time dateTime={value}>{toWallClock(new Date(value), values.timeZone).time.slice(0, 5)}</time>;
}
