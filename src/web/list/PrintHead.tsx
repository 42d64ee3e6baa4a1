import { useTranslate } from 'react-admin';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useListScreen } from './ListScreenContext.ts';
import { useTotalText } from './useTotalText.ts';

/** On paper only: what this is, how many rows, and when it was printed. */
export function PrintHead() {
  const translate = useTranslate();
  const { list } = useListScreen();
  const { now, values } = useFieldTools();
  const total = useTotalText();
  const time = formatInstant(now().toISOString(), values.timeZone);
  return (
    <p className="kl-print-head">
      <b>{translate(list.title)}</b> {translate('kit.list.printed', { time, total })}
    </p>
  );
}
