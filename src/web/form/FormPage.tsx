import { useContext, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FieldToolsProvider } from '#fields/FieldTools.tsx';
import { SessionContext } from '#web/auth/session.ts';
import { AskDialog } from './AskDialog.tsx';
import { draftKey } from './createDraft.ts';
import { DraftBar } from './DraftBar.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFrameProvider } from './FormFrameProvider.tsx';
import { FormHeader } from './FormHeader.tsx';
import { FormLayout } from './FormLayout.tsx';
import type { FormStore } from './FormStore.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { PresetBar } from './presets/PresetBar.tsx';
import { RecordSplit } from './RecordSplit.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SaveDialogs } from './SaveDialogs.tsx';
import { useDraft } from './useDraft.ts';
import { useFormFrame } from './useFormFrame.ts';
import { useKitTools } from '#web/data/useKitTools.ts';
import { useLeave } from './useLeave.ts';
import { useStill } from './useStill.ts';
import { useSave } from './useSave.ts';
import { useSaved } from './useSaved.ts';
import { useZoom } from './useZoom.tsx';

export interface FormPageProps {
  store: FormStore;
  /** Id of the stored record; absent while it is created. */
  id?: string;
}

/** A form as a page: its sections between what can be done with the record and the bar that saves it. */
export function FormPage({ store, id }: FormPageProps) {
  const { form } = store;
  const { tools, zoomed } = useZoom(useKitTools());
  const frame = useFormFrame(store);
  const session = useContext(SessionContext);
  const draft = useDraft(store, session && draftKey(session, form.screen, id));
  const isNext = useRef(false);
  const onSaved = useSaved(frame, { id, isNext, clearDraft: draft.clear });
  const saving = useSave(frame, { id, onSaved });
  const leave = useLeave(form);
  const [isAsking, setAsking] = useState(false);
  const save = (goesOn: boolean): void => {
    isNext.current = goesOn;
    if (form.submit?.confirm) setAsking(true);
    else void saving.save();
  };
  const discard = (): void => {
    store.reset(store.state().stored);
    draft.clear();
  };
  return (
    <FieldToolsProvider value={tools}>
      <FormFrameProvider frame={frame}>
        <form
          className="fm"
          data-screen={form.screen}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          {...useStill(saving.isSaving && id === undefined)}
        >
          <RecordSplit id={form.mode === 'edit' ? id : undefined}>
            <div className="fm-body">
              {form.mode === 'settings' ? null : id === undefined ? (
                <PresetBar />
              ) : (
                <FormHeader id={id} save={saving.save} />
              )}
              <DraftBar draft={draft} />
              <ErrorSummary />
              <FormLayout />
            </div>
          </RecordSplit>
          <SaveBar
            isSaving={saving.isSaving}
            onSave={() => save(false)}
            onSaveNext={form.submit?.another && id === undefined ? () => save(true) : undefined}
            onCancel={leave}
          />
        </form>
        {isAsking ? (
          <SubmitQuestion form={form} onClose={() => setAsking(false)} onYes={saving.save} />
        ) : null}
        <SaveDialogs saving={saving} />
        {zoomed}
        {form.draft ? null : <LeaveGuard onDiscard={discard} />}
      </FormFrameProvider>
    </FieldToolsProvider>
  );
}

interface SubmitQuestionProps {
  form: FormStore['form'];
  onYes: () => Promise<void>;
  onClose: () => void;
}

/** For forms whose sending has to be confirmed. */
function SubmitQuestion({ form, onYes, onClose }: SubmitQuestionProps) {
  const translate = useTranslate();
  const yes = (): void => {
    onClose();
    void onYes();
  };
  return (
    <AskDialog
      title={translate(form.title)}
      text={translate('kit.form.submit_text')}
      yes={translate('action.save')}
      no={translate('kit.form.back_to_form')}
      onYes={yes}
      onNo={onClose}
    />
  );
}
