import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useForm } from '../FormContext.ts';
import type { Ticks } from './useTicks.ts';

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
  if (ticks.count === 0) return null;
  const remove = (): void => {
    store.removeRows(
      name,
      keys.flatMap((key, index) => (ticks.has(key) ? [index] : [])),
    );
    ticks.setAll([]);
  };
  return (
    <div className="fm-ticks" role="status">
      <span>{translate('kit.form.ticked', { count: ticks.count })}</span>
      <Button
        size="small"
        color="error"
        data-action={`remove-${name}`}
        startIcon={<DeleteOutlined />}
        onClick={remove}
      >
        {translate('kit.form.remove_rows', { count: ticks.count })}
      </Button>
      <Button size="small" onClick={() => ticks.setAll([])}>
        {translate('action.clear')}
      </Button>
    </div>
  );
}
