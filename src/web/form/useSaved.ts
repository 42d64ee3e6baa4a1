import { useContext, type RefObject } from 'react';
import { useNavigate, useNotify } from 'react-admin';
import { AppContext } from '#web/app/AppContext.ts';
import { findScreen } from '#web/app/findScreen.ts';
import { usePermissions } from '#web/auth/session.ts';
import { toRecordLabel } from '#web/data/toRecordLabel.ts';
import type { FormFrame } from './FormContext.ts';
import type { Saved } from './useSave.ts';

interface Saving {
  id: string | undefined;
  /** The second button was pressed: the emptied form comes next. */
  isNext: RefObject<boolean>;
  clearDraft: () => void;
}

/** What comes after a good save: a word of it, and the next page or the new version. */
export function useSaved(
  { store, focus }: FormFrame,
  { id, isNext, clearDraft }: Saving,
): (saved: Saved) => void {
  const { form } = store;
  const navigate = useNavigate();
  const notify = useNotify();
  const app = useContext(AppContext)?.app;
  const may = usePermissions();
  const isNew = id === undefined;
  /** Who may not open the page that comes next goes on with the emptied form. */
  const mayOpen = (address: string): boolean => {
    const [path = ''] = address.split('?');
    const screen = app && findScreen(app, path);
    return screen === undefined || may(screen.permissions);
  };
  return ({ record, later }) => {
    clearDraft();
    store.reset(isNew ? null : record, isNew ? {} : later);
    const usual = isNew && form.mode === 'edit' ? `${form.route}/{id}` : null;
    const next = (form.submit?.next ?? usual)?.replace('{id}', String(record['id']));
    const goesOn = next !== undefined && next !== 'again' && !isNext.current && mayOpen(next);
    // What stands on no page afterwards is named.
    const label = isNew && !goesOn && record['id'] !== undefined ? toRecordLabel(form.display, record) : null;
    const usualWord = label === null ? (isNew ? 'messages.created' : 'messages.updated') : 'kit.form.created';
    const messageArgs = label === null ? {} : { label };
    notify(form.submit?.success ?? usualWord, { type: 'success', messageArgs });
    if (goesOn) navigate(next, { replace: isNew });
    else if (next !== undefined || isNext.current) focus(store.sections[0]?.inputs[0]?.field.name ?? '');
  };
}
