import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import type { BulkAnswer } from '#contract/wire.ts';
import { useLookup } from '#fields/reference/useLookup.web.ts';
import { useListScreen } from './ListScreenContext.ts';

export interface BulkResultProps {
  result: BulkAnswer;
  onClose: () => void;
}

/** Rows named for each reason; of the others only the number is said. */
const NAMED = 12;

/** What a bulk call did, and what was refused, grouped by reason. */
export function BulkResult({ result, onClose }: BulkResultProps) {
  const translate = useTranslate();
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
            <RefusedRows ids={ids} />
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

/** The records by their labels; by number where the user may not look them up. */
function RefusedRows({ ids }: { ids: readonly number[] }) {
  const translate = useTranslate();
  const { list } = useListScreen();
  const named = ids.slice(0, NAMED);
  const { rows } = useLookup(list.resource, { ids: named });
  const names = named.map((id) => rows.find((row) => row.id === id)?.label ?? `#${id}`);
  const more = ids.length - named.length;
  return (
    <p className="kf-mono kf-faint">
      {names.join(', ')}
      {more > 0 ? ` ${translate('kit.list.more_rows', { count: more })}` : null}
    </p>
  );
}

function groupByReason({ refused }: BulkAnswer): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { id, message } of refused) groups.set(message, [...(groups.get(message) ?? []), id]);
  return groups;
}
