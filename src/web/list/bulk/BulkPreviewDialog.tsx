import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import type { BulkPreview } from '#contract/wire.ts';
import type { ActionDefinition } from '../ListDefinition.ts';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { useValueContext } from '#web/auth/session.ts';
import { RefusedGroups } from './RefusedGroups.tsx';

export interface BulkPreviewDialogProps {
  action: ActionDefinition;
  preview: BulkPreview;
  /** Whose records they are. */
  resource: string;
  /** Goes on with the rows that can be done. */
  onContinue: () => void;
  onClose: () => void;
}

/** Before a bulk action: how many rows can be done, who will be refused and why. Nothing has happened yet. */
export default function BulkPreviewDialog({
  action,
  preview,
  resource,
  onContinue,
  onClose,
}: BulkPreviewDialogProps) {
  const translate = useTranslate();
  const { total, checked, refused } = preview;
  const count = total - refused.length;
  const { language } = useValueContext();
  const print = (number: number): string => numberFormat(language, {}).format(number);
  const label = translate(action.label);
  const isPart = checked < total;
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      data-dialog="bulk-preview"
      aria-labelledby="bulk-preview"
    >
      <DialogTitle id="bulk-preview">
        {isPart
          ? translate('kit.list.preview_part', {
              label,
              checked: print(checked),
              refused: print(refused.length),
            })
          : translate('kit.list.preview_title', {
              label,
              count: print(count),
              refused: print(refused.length),
            })}
      </DialogTitle>
      <DialogContent>
        {isPart ? (
          <p className="kf-faint">
            {translate('kit.list.preview_checked', { count: print(total - checked) })}
          </p>
        ) : null}
        <RefusedGroups refused={refused} resource={resource} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus={count === 0}>
          {translate('action.close')}
        </Button>
        {count > 0 ? (
          <Button
            variant="contained"
            autoFocus
            data-action="continue"
            color={action.tone === 'danger' ? 'error' : 'primary'}
            onClick={onContinue}
          >
            {isPart ? label : translate('kit.list.preview_continue', { label, count: print(count) })}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
