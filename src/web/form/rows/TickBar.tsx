import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useForm } from '../FormContext.ts';
import type { Ticks } from './createTicks.ts';

export interface TickBarProps {
  /** The field that holds the rows. */
  name: string;
  ticks: Ticks;
  /** Keys of all rows. */
  keys: readonly number[];
}

/** What can be done with the ticked rows. */
export function TickBar({ name, ticks, keys }: TickBarProps) {
  const { store } = useForm();
  const { translate } = useFieldTools();
  const count = useSyncExternalStore(ticks.subscribe, () => ticks.countOf(keys));
  if (count === 0) return null;
  const remove = (): void => {
    store.removeRows(
      name,
      keys.flatMap((key, index) => (ticks.has(key) ? [index] : [])),
    );
    ticks.setAll([]);
  };
  return (
    <div className="fm-ticks" role="status">
      <span>{translate('kit.form.ticked', { count })}</span>
      <Button
        size="small"
        color="error"
        data-action={`remove-${name}`}
        startIcon={<DeleteOutlined />}
        onClick={remove}
      >
        {translate('kit.form.remove_rows', { count })}
      </Button>
      <Button size="small" onClick={() => ticks.setAll([])}>
        {translate('action.clear')}
      </Button>
    </div>
  );
}
