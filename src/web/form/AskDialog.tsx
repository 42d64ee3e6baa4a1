import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import './field.css';

export interface AskDialogProps {
  title: string;
  text: string;
  /** What happens on yes; a verb. */
  yes: string;
  no: string;
  isDanger?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** One question, two answers; the harmless one has the focus. */
export function AskDialog({ title, text, yes, no, isDanger, onYes, onNo }: AskDialogProps) {
  return (
    <Dialog open onClose={onNo} maxWidth="xs" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <p className="fm-text">{text}</p>
      </DialogContent>
      <DialogActions>
        <Button color={isDanger ? 'error' : 'primary'} data-action="confirm" onClick={onYes}>
          {yes}
        </Button>
        <Button variant="contained" autoFocus onClick={onNo}>
          {no}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
