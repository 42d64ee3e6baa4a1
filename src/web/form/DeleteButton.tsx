import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { isKept } from '#contract/workflow.ts';
import { usePermissions } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { toRecordLabel } from '#web/data/toRecordLabel.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { AskDialog } from './AskDialog.tsx';
import { useForm, useFormState } from './FormContext.ts';
import { useLeave } from './useLeave.ts';
import { showRefusal } from './useSave.ts';

/** Deletes the record, for those who may and in states that let it go; asks first (spec 8), and says why not. */
export function DeleteButton({ id }: { id: string }) {
  const frame = useForm();
  const { store } = frame;
  const { form } = store;
  const translate = useTranslate();
  const notify = useNotify();
  const may = usePermissions();
  const dataProvider = useDataProvider<KitDataProvider>();
  const leave = useLeave(form);
  const stored = useFormState(store, (state) => state.stored);
  const [isAsking, setAsking] = useState(false);
  const [remove, isRunning] = useExclusive(async () => {
    setAsking(false);
    try {
      await dataProvider.delete(form.resource ?? '', { id });
      // What was typed goes with it, so that nobody is asked to save it.
      store.reset(stored);
      notify('kit.form.deleted', { type: 'success' });
      leave();
    } catch (error) {
      showRefusal(frame, error, notify);
    }
  });
  const isStaying = useFormState(store, () => isKept(form, store.context()));
  if (!stored || form.remove === undefined || !may(form.remove) || isStaying) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        data-action="delete"
        disabled={isRunning}
        onClick={() => setAsking(true)}
      >
        {translate('action.delete')}
      </Button>
      {isAsking ? (
        <AskDialog
          title={translate('action.delete')}
          text={translate('messages.confirm_delete', { label: toRecordLabel(form.display, stored) })}
          yes={translate('action.delete')}
          no={translate('action.close')}
          isDanger
          onYes={() => void remove()}
          onNo={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
