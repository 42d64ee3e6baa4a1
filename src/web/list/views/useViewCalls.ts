import { useDataProvider, useNotify } from 'react-admin';
import type { SavedView, ViewState } from '#contract/wire.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isNumber, objectOf } from '#web/data/shapes.ts';
import { copyText } from '../copyText.ts';
import { useListScreen } from '../ListScreenContext.ts';
import { VIEW_PARAM } from './viewState.ts';

/** What a view is saved with. */
export interface ViewDraft {
  name: string;
  is_shared: boolean;
  /** Left out: what the view keeps stays as it is. */
  state?: ViewState;
}

export interface ViewCalls {
  /** Saves a new view, or an own one; gives its id, or what the server has against it. */
  save: (draft: ViewDraft, id?: number) => Promise<{ id: number } | { problem: string }>;
  /** Resolves to whether it is gone. */
  remove: (view: SavedView) => Promise<boolean>;
  /** Opens the screen with the view from now on, or no longer. */
  choose: (view: SavedView, isDefault: boolean) => Promise<boolean>;
  copyLink: (view: SavedView) => Promise<void>;
}

const isKept = objectOf<{ id: number }>({ id: isNumber });

/** Changes of saved views on the server; the menu shows them when they are done. */
export function useViewCalls(): ViewCalls {
  const { list, settings } = useListScreen();
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  const type = list.screen;
  const change = async (url: string, body: object): Promise<boolean> => {
    try {
      await dataProvider.call(url, { type, ...body });
      await settings.reload();
      return true;
    } catch (error) {
      notify(textOf(error), { type: 'error' });
      return false;
    }
  };
  return {
    save: async (draft, id) => {
      try {
        const body = { type, ...draft, ...(id ? { id } : {}) };
        const saved = await dataProvider.call('/save-view', body, isKept);
        await settings.reload();
        notify('kit.list.view_saved', { type: 'success', messageArgs: { name: draft.name } });
        return { id: saved.id };
      } catch (error) {
        return { problem: textOf(error) };
      }
    },
    remove: ({ id }) => change('/delete-view', { id }),
    choose: ({ id }, isDefault) => change('/default-view', isDefault ? { id } : {}),
    copyLink: async ({ id }) => {
      const link = `${window.location.origin}${window.location.pathname}?${VIEW_PARAM}=${id}`;
      if (await copyText(link)) notify('kit.list.link_copied', { type: 'success' });
    },
  };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : 'messages.internal';
}
