import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SavedView } from '#contract/wire.ts';
import type { SavedViews } from './useSavedViews.ts';
import { useViewCalls, type ViewCalls } from './useViewCalls.ts';
import { ViewForm } from './ViewForm.tsx';
import { ViewItem } from './ViewItem.tsx';
import './views.css';

export interface ViewMenuProps {
  anchor: HTMLElement;
  views: SavedViews;
  onClose: () => void;
}

/** Own and shared views: open, choose as default, rename, share, copy the link, delete; and save what is shown now. */
export default function ViewMenu({ anchor, views, onClose }: ViewMenuProps) {
  const translate = useTranslate();
  const all = useViewCalls();
  const calls: ViewCalls = {
    ...all,
    remove: async (view) => {
      const isGone = await all.remove(view);
      if (isGone && view.id === views.current?.id) views.leave();
      return isGone;
    },
  };
  const label = translate('kit.list.saved_views');
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transitionDuration={100}
      slotProps={{ paper: { className: 'kf-panel kl-view-menu', role: 'dialog', 'aria-label': label } }}
    >
      {views.views.length === 0 ? (
        <p className="kf-faint kl-view-none">{translate('kit.list.no_view')}</p>
      ) : null}
      <ViewGroup
        label="kit.list.own_views"
        of={views.views.filter((view) => view.is_own)}
        {...{ views, calls, onClose }}
      />
      <ViewGroup
        label="kit.list.shared_views"
        of={views.views.filter((view) => !view.is_own)}
        {...{ views, calls, onClose }}
      />
      <SaveNow views={views} calls={calls} onDone={onClose} />
    </Popover>
  );
}

interface ViewGroupProps {
  /** Message key. */
  label: string;
  of: readonly SavedView[];
  views: SavedViews;
  calls: ViewCalls;
  onClose: () => void;
}

function ViewGroup({ label, of, views, calls, onClose }: ViewGroupProps) {
  const translate = useTranslate();
  if (of.length === 0) return null;
  return (
    <section>
      <h3>{translate(label)}</h3>
      <ul>
        {of.map((view) => (
          <ViewItem
            key={view.id}
            view={view}
            isCurrent={view.id === views.current?.id}
            calls={calls}
            onOpen={() => {
              views.open(view);
              onClose();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface SaveNowProps {
  views: SavedViews;
  calls: ViewCalls;
  onDone: () => void;
}

/** Saves filters, order, mode and columns on screen: into the own view that was changed, or under a new name. */
function SaveNow({ views: { current, isChanged, now, mark, close }, calls, onDone }: SaveNowProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isNew, setNew] = useState(false);
  const update = async (view: SavedView): Promise<void> => {
    const saved = await calls.save({ name: view.name, is_shared: view.is_shared, state: now }, view.id);
    if ('problem' in saved) notify(saved.problem, { type: 'error' });
    else onDone();
  };
  if (isNew)
    return (
      <ViewForm
        submitLabel="action.save"
        onSubmit={async (draft) => {
          const saved = await calls.save({ ...draft, state: now });
          if ('problem' in saved) return saved.problem;
          mark(saved.id);
          onDone();
          return null;
        }}
        onCancel={() => setNew(false)}
      />
    );
  return (
    <footer>
      {current?.is_own && isChanged ? (
        <button
          type="button"
          className="kl-text-button"
          data-action="update-view"
          onClick={() => void update(current)}
        >
          {translate('kit.list.update_view', { name: current.name })}
        </button>
      ) : null}
      <button type="button" className="kl-text-button" data-action="new-view" onClick={() => setNew(true)}>
        {translate('kit.list.save_view')}
      </button>
      {current ? (
        <button
          type="button"
          className="kl-text-button"
          data-action="close-view"
          onClick={() => {
            close();
            onDone();
          }}
        >
          {translate('kit.list.close_view')}
        </button>
      ) : null}
    </footer>
  );
}
