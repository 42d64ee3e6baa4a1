import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import type { RefusedAnswer } from '../useActionRunner.ts';
import { RefusedGroups } from './RefusedGroups.tsx';

export interface BulkResultProps {
  result: RefusedAnswer;
  onClose: () => void;
}

/** What a bulk call did, and what was refused. */
export default function BulkResult({ result, onClose }: BulkResultProps) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="bulk-result">
      <DialogTitle id="bulk-result">
        {translate('kit.list.bulk_result', { done: result.done.length, refused: result.refused.length })}
      </DialogTitle>
      <DialogContent>
        <RefusedGroups refused={result.refused} resource={result.resource} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
