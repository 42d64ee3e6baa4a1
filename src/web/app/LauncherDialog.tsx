import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { HomeNumbers } from './HomeNumbers.tsx';
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
  /** Whatever leads on leaves the dialog behind: an item of the menu, a number, the name of a report. */
  const closeAtLink = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
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
      <DialogContent onClick={closeAtLink}>
        <HomeNumbers module={module} />
        <Launcher menu={menu.filter((section) => section.name === module)} />
      </DialogContent>
    </Dialog>
  );
}
