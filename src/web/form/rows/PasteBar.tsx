import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { useFieldTools } from '#fields/FieldTools.tsx';

export interface PasteBarProps {
  /** The field that holds the rows. */
  name: string;
  /** What was pasted last and nothing was typed since; null: nothing. */
  pasted: { count: number; undo: () => void } | null;
}

/** Says what was pasted and takes it back, as Ctrl+Z does. */
export function PasteBar({ name, pasted }: PasteBarProps) {
  const { translate } = useFieldTools();
  if (!pasted) return null;
  return (
    <div className="fm-ticks">
      <span>{translate('kit.form.pasted', { count: pasted.count })}</span>
      <Button
        size="small"
        data-action={`undo-${name}`}
        startIcon={<UndoOutlined />}
        aria-keyshortcuts="Control+Z"
        title="Ctrl+Z"
        onClick={pasted.undo}
      >
        {translate('kit.form.undo_paste')}
      </Button>
    </div>
  );
}

/** Ctrl+Z, or Cmd+Z. */
export function isUndoKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): boolean {
  return event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
}
