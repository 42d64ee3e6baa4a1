import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useTranslate } from 'react-admin';
import { useHelpRoute } from '../HelpLink.tsx';
import { Icon } from '../Icon.tsx';
import { KeyTable } from './KeyTable.tsx';

/** The keys that work on every page, in lists and in forms, and the way to what the manual says of this one. */
export default function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const manual = useHelpRoute();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="kit-keys" data-control="keys">
      <DialogTitle id="kit-keys" sx={{ display: 'flex', justifyContent: 'space-between' }}>
        {translate('kit.shell.keys')}
        <IconButton aria-label={translate('action.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <KeyTable />
        {manual === null ? null : (
          <Button
            component={LinkBase}
            to={manual}
            onClick={onClose}
            startIcon={<Icon name="help" />}
            data-action="manual"
          >
            {translate('kit.manual.of_screen')}
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}
