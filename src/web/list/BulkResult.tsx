import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import type { BulkAnswer } from '#contract/wire.ts';
import { useListScreen } from './ListScreenContext.ts';

export interface BulkResultProps {
  result: BulkAnswer;
  onClose: () => void;
}

/** What a bulk call did, and what was refused, grouped by reason. */
export function BulkResult({ result, onClose }: BulkResultProps) {
  const translate = useTranslate();
  const { rows, columns } = useListScreen();
  const [first] = columns;
  const nameOf = (id: number): string => {
    const row = rows.find((candidate) => candidate.id === id);
    const name = row && first ? row[first.key] : undefined;
    return typeof name === 'string' && name !== '' ? name : `#${id}`;
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>
        {translate('kit.list.bulk_result', { done: result.done.length, refused: result.refused.length })}
      </DialogTitle>
      <DialogContent>
        {[...groupByReason(result)].map(([reason, ids]) => (
          <section key={reason} className="kl-refused">
            <p>
              <b>{ids.length}</b> · {reason}
            </p>
            <p className="kf-mono kf-faint">{ids.map(nameOf).join(', ')}</p>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function groupByReason({ refused }: BulkAnswer): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { id, message } of refused) groups.set(message, [...(groups.get(message) ?? []), id]);
  return groups;
}
