import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { FieldToolsProvider } from '#fields/FieldTools.tsx';
import { useKitTools } from '#web/data/useKitTools.ts';
import { AskDialog } from '#web/form/AskDialog.tsx';
import { DraftBar } from '#web/form/DraftBar.tsx';
import { ErrorSummary } from '#web/form/ErrorSummary.tsx';
import { FormContext } from '#web/form/FormContext.ts';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { FormLayout } from '#web/form/FormLayout.tsx';
import { useStill } from '#web/form/useStill.ts';
import { useDraft } from '#web/form/useDraft.ts';
import { useFormFrame } from '#web/form/useFormFrame.ts';
import { useFormStore } from '#web/form/useFormStore.ts';
import { usePrefill } from '#web/form/usePrefill.ts';
import { OtpDialog } from './OtpDialog.tsx';
import { PublicLinks } from './PublicLinks.tsx';
import { PublicPage } from './PublicPage.tsx';
import { usePublicSend } from './usePublicSend.ts';
import '#web/form/publicForm.css';

/** A form that visitors without a session fill in (mode `public`); its phone is confirmed by a code first. */
export function PublicForm({ form }: { form: FormDefinition }) {
  const [isDone, setDone] = useState(false);
  return (
    <PublicPage screen={form.screen} width={440}>
      {isDone ? <Done form={form} /> : <OpenForm form={form} onDone={() => setDone(true)} />}
      <PublicLinks but={form.route} />
    </PublicPage>
  );
}

/** What a link has filled in, as the company of an invitation, is shown and not changed, unless it is refused. */
function lockGiven(form: FormDefinition, search: string): FormDefinition {
  const query = new URLSearchParams(search);
  const isGiven = (name: string): boolean =>
    form.prefill?.includes(name) === true && Boolean(query.get(name));
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      inputs: section.inputs.map((input) =>
        isGiven(input.field.name) ? { ...input, isGiven: true as const } : input,
      ),
    })),
  };
}

function OpenForm({ form, onDone }: { form: FormDefinition; onDone: () => void }) {
  const translate = useTranslate();
  const tools = useKitTools();
  const { search } = useLocation();
  const [shown] = useState(() => lockGiven(form, search));
  const store = useFormStore(shown, 'create', null);
  usePrefill(store);
  const frame = useFormFrame(store);
  const draft = useDraft(store, `draft.0.0.${form.screen}.new`);
  const { send, isSending, asking, question } = usePublicSend(frame, () => {
    draft.clear();
    onDone();
  });
  const button = useRef<HTMLButtonElement>(null);
  // Disabled while it was busy, it had lost the focus before the dialog opened, which gives it back to nobody.
  const giveUp = (): void => {
    asking?.onClose();
    setTimeout(() => button.current?.focus());
  };
  const submit = (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      loading={isSending}
      data-action="save"
      className="fm-submit"
    >
      {translate('kit.auth.register')}
    </Button>
  );
  return (
    <FieldToolsProvider value={tools}>
      <FormContext value={frame}>
        <form
          className="fm-public"
          noValidate
          {...useStill(isSending)}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Typography variant="h1" sx={{ mb: 4 }}>
            {translate(form.title)}
          </Typography>
          <DraftBar draft={draft} />
          <ErrorSummary />
          <FormLayout submit={submit} />
        </form>
        {asking && <OtpDialog phone={asking.phone} onSuccess={asking.onSuccess} onClose={giveUp} />}
        {question && (
          <AskDialog
            title={translate(form.title)}
            yes={translate('kit.auth.register')}
            no={translate('kit.form.back_to_form')}
            {...question}
          />
        )}
      </FormContext>
    </FieldToolsProvider>
  );
}

/** What comes next; the form itself is gone, so that nothing is sent twice. */
function Done({ form }: { form: FormDefinition }) {
  const translate = useTranslate();
  const way: unknown = useLocation().state;
  return (
    <>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {translate(form.title)}
      </Typography>
      <Alert severity="success" role="status" data-toast="success" sx={{ mb: 6 }}>
        {translate(form.submit?.success ?? 'kit.form.done')}
      </Alert>
      <Button variant="contained" size="large" fullWidth component={LinkBase} to="/login" state={way}>
        {translate('kit.auth.sign_in')}
      </Button>
    </>
  );
}
