import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '#web/app/lazyPart.tsx';
import type { ColumnListProps } from './ColumnList.tsx';

const ColumnList = lazyPart<ColumnListProps>(() => import('./ColumnList.tsx'));

/** The columns button: which columns stand on screen, and in what order. On a phone they open from below. */
export function ColumnChooser({ isSheet = false }: { isSheet?: boolean }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('kit.list.columns');
  const Frame = isSheet ? ColumnSheet : ColumnPanel;
  return (
    <>
      <IconButton
        data-control="columns"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewColumnOutlined />
      </IconButton>
      {anchor ? <Frame anchor={anchor} label={label} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}

interface FrameProps {
  anchor: HTMLElement;
  /** Accessible name. */
  label: string;
  onClose: () => void;
}

function ColumnPanel({ anchor, label, onClose }: FrameProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={100}
      slotProps={{
        paper: { className: 'kf-panel kl-columns-panel', role: 'dialog', 'aria-label': label },
      }}
    >
      <ColumnList onClose={onClose} />
    </Popover>
  );
}

function ColumnSheet({ label, onClose }: FrameProps) {
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { className: 'kl-sheet', role: 'dialog', 'aria-label': label } }}
    >
      <ColumnList isSheet onClose={onClose} />
    </Drawer>
  );
}
