import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { useValueContext } from '#web/auth/session.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { DraftContent } from './createDraft.ts';
import { useForm } from './FormContext.ts';
import { mergeChanges, type Merge } from './mergeChanges.ts';
import { sentInputs } from './toBody.ts';
import type { DraftState } from './useDraft.ts';

/** Offers what was typed and not saved before the page was closed or reloaded. */
export function DraftBar({ draft }: { draft: DraftState }) {
  const { offered } = draft;
  return offered ? <Offer draft={draft} offered={offered} /> : null;
}

function Offer({ draft, offered }: { draft: DraftState; offered: DraftContent }) {
  const { store } = useForm();
  const translate = useTranslate();
  const { timeZone } = useValueContext();
  const [merge, setMerge] = useState<Merge | null>(null);
  const put = (changes: DraftContent['changes']): void => {
    store.setValues({ ...store.state().values, ...changes });
    draft.decide();
  };
  /** Over an older version it is merged, as after a 409. */
  const restore = (): void => {
    const stored = store.state().stored;
    if (!stored || stored['version'] === offered.version) return put(offered.changes);
    const found = mergeChanges(sentInputs(store), offered.before, offered.changes, stored);
    if (found.conflicts.length > 0) setMerge(found);
    else put(found.kept);
  };
  return (
    <div role="status" className="fm-draft">
      <p>
        {translate('kit.form.draft_found', {
          time: formatInstant(new Date(offered.at).toISOString(), timeZone),
        })}
      </p>
      <Button variant="outlined" data-action="restore-draft" onClick={restore}>
        {translate('kit.form.draft_restore')}
      </Button>
      <Button data-action="discard-draft" onClick={draft.decide}>
        {translate('kit.form.draft_discard')}
      </Button>
      {merge ? (
        <ConflictDialog
          conflicts={merge.conflicts}
          onResolve={(chosen) => put({ ...merge.kept, ...chosen })}
          onClose={() => setMerge(null)}
        />
      ) : null}
    </div>
  );
}
