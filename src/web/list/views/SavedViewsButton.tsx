import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '#web/app/lazyPart.tsx';
import { useListScreen } from '../ListScreenContext.ts';
import { useSavedViews } from './useSavedViews.ts';

const ViewMenu = lazyPart(() => import('./ViewMenu.tsx'));

/** Names the saved view that is shown, a dot when it was changed since, and opens the menu of views. */
export function SavedViewsButton() {
  const translate = useTranslate();
  const screen = useListScreen();
  const views = useSavedViews(screen);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('kit.list.saved_views');
  return (
    <>
      <Button
        className="kl-views"
        data-control="saved-views"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<BookmarkBorderOutlined aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="kf-cut">{views.current?.name ?? label}</span>
        {views.isChanged ? <i className="kl-changed" title={translate('kit.list.view_changed')} /> : null}
      </Button>
      {anchor ? <ViewMenu anchor={anchor} views={views} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}
