import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { FieldToolsProvider } from '#fields/FieldTools.tsx';
import { useKitTools } from '#web/data/useKitTools.ts';
import { ErrorSummary } from '#web/form/ErrorSummary.tsx';
import { FormContext, useFormState } from '#web/form/FormContext.ts';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { useDialogForm } from '#web/form/FormDialog.tsx';
import { FormLayout } from '#web/form/FormLayout.tsx';
import { LeaveGuard } from '#web/form/LeaveGuard.tsx';
import { useFormFrame } from '#web/form/useFormFrame.ts';
import { useFormStore } from '#web/form/useFormStore.ts';
import { useStill } from '#web/form/useStill.ts';
import { useSave } from '#web/form/useSave.ts';

export interface PlacedFormProps {
  /** Screen id of a dialog form. */
  screen: string;
  /** The page around it has the same name and carries `data-screen`: it stands once in a page. */
  isPage?: boolean;
  /** What it starts from; absent: empty, and empty again after it was sent. */
  stored?: Row;
  /** After the server took it; `values` as they were sent. */
  onSaved?: (values: Row) => void;
  /** Below the form; knows its fields. */
  children?: ReactNode;
}

/** A dialog form that stands in a page, with a button of its own. */
export function PlacedForm(props: PlacedFormProps) {
  const form = useDialogForm(props.screen, ignore);
  return form ? <OpenForm {...props} form={form} /> : <PlacedFormWait />;
}

/** About as tall as a form of three fields, so that what stands below does not jump. */
export function PlacedFormWait() {
  return <Skeleton variant="rounded" height={300} />;
}

function ignore(): void {}

function OpenForm({ form, isPage, stored, onSaved, children }: PlacedFormProps & { form: FormDefinition }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tools = useKitTools();
  const store = useFormStore(form, stored ? 'update' : 'create', stored ?? null);
  const frame = useFormFrame(store);
  const isDirty = useFormState(store, (state) => state.isDirty);
  const { save, isSaving } = useSave(frame, {
    id: undefined,
    onSaved: ({ sent, later }) => {
      store.reset(stored ? sent : null, stored ? later : {});
      notify(form.submit?.success ?? 'messages.updated', { type: 'success' });
      onSaved?.(sent);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <FieldToolsProvider value={tools}>
      <FormContext value={frame}>
        <form
          className="fm-dialog"
          data-screen={isPage ? undefined : form.screen}
          noValidate
          onSubmit={submit}
          {...useStill(isSaving && !stored)}
        >
          <Typography variant="h2" sx={{ mb: 4 }}>
            {translate(form.title)}
          </Typography>
          <ErrorSummary isBrief />
          <FormLayout />
          <Button
            type="submit"
            variant="contained"
            loading={isSaving}
            disabled={!isDirty}
            data-action="save"
            sx={{ mt: 4 }}
          >
            {translate('action.save')}
          </Button>
        </form>
        {children}
        <LeaveGuard onDiscard={() => store.reset(store.state().stored)} />
      </FormContext>
    </FieldToolsProvider>
  );
}
