import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

/** Keys that work everywhere; message key `kit.shell.key_<name>`. */
const KEYS = [
  { name: 'palette', keys: ['Ctrl', 'K'] },
  { name: 'help', keys: ['?'] },
  { name: 'next', keys: ['Tab'] },
  { name: 'close', keys: ['Esc'] },
] as const;

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(2, 6),
  margin: 0,
  '& dd': { margin: 0 },
  '& kbd': {
    fontFamily: 'var(--font-code)',
    fontSize: 12,
    padding: theme.spacing(0.5, 1.5),
    marginRight: theme.spacing(1),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
  },
}));

/** The keys that work on every page. */
export default function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="kit-keys">
      <DialogTitle id="kit-keys">{translate('kit.shell.keys')}</DialogTitle>
      <DialogContent>
        <Keys>
          {KEYS.map(({ name, keys }) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{translate(`kit.shell.key_${name}`)}</dd>
            </div>
          ))}
        </Keys>
      </DialogContent>
    </Dialog>
  );
}
