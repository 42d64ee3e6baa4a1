import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '#web/app/lazyPart.tsx';

const ColumnList = lazyPart<{ onClose: () => void }>(() => import('./ColumnList.tsx'));

/** The columns button: which columns stand on screen, and in what order. */
export function ColumnChooser() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('kit.list.columns');
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
      {anchor ? (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          transitionDuration={100}
          slotProps={{
            paper: { className: 'kf-panel kl-columns-panel', role: 'dialog', 'aria-label': label },
          }}
        >
          <ColumnList onClose={() => setAnchor(null)} />
        </Popover>
      ) : null}
    </>
  );
}
