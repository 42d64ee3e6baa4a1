import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Icon } from './Icon.tsx';
import { Launcher } from './Launcher.tsx';
import type { MenuSection } from './menu.ts';

interface Props {
  menu: readonly MenuSection[];
  /** The tab that was clicked. */
  module: string;
  onClose: () => void;
}

/** The dashboard of one module over the page (spec 2.5). */
export default function LauncherDialog({ menu, module, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="kit-launcher"
      data-screen="dashboard"
    >
      <DialogTitle id="kit-launcher" sx={{ display: 'flex', justifyContent: 'space-between' }}>
        {translate('kit.shell.dashboard')}
        <IconButton aria-label={translate('action.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <Launcher menu={menu.filter((section) => section.name === module)} onOpen={onClose} />
      </DialogContent>
    </Dialog>
  );
}
