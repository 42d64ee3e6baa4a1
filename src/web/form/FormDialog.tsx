import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useContext, useEffect, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Row, Values } from '#contract/logic.ts';
import type { RecordAction } from '#contract/action.ts';
import type { BulkTarget, RowId } from '#contract/wire.ts';
import { stepLabel, type StepModel } from '#contract/workflow.ts';
import { FieldToolsProvider } from '#fields/FieldTools.tsx';
import { useApp } from '#web/app/AppContext.ts';
import { lazyInline } from '#fields/lazyInline.tsx';
import { loadChunk } from '#web/app/loadChunk.ts';
import { SessionContext } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { draftKey } from './createDraft.ts';
import { DraftBar } from './DraftBar.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormFrame } from './FormContext.ts';
import { FormFrameProvider } from './FormFrameProvider.tsx';
import type { FormDefinition } from './FormDefinition.ts';
import { FormLayout } from './FormLayout.tsx';
import { sentInputs, toBody } from './toBody.ts';
import { useBeginning } from './useBeginning.ts';
import { useStill } from './useStill.ts';
import { useDraft } from './useDraft.ts';
import { useFormFrame } from './useFormFrame.ts';
import { useFormStore } from './useFormStore.ts';
import { useKitTools } from '#web/data/useKitTools.ts';
import { showRefusal, useCheck } from './useSave.ts';
import { useZoom } from './useZoom.tsx';

const Foresight = lazyInline(() => import('./Foresight.tsx'));

export interface FormDialogProps {
  /** Screen id of the dialog's form. */
  screen: string;
  /** The entity whose records it is done to. */
  resource: string;
  /** One record, or many by `target`; neither: the form's own address is called with its values. */
  id?: number | undefined;
  target?: BulkTarget | undefined;
  /** Of many records those that are known by their ids, as examples of what will become of all. */
  examples?: readonly RowId[] | undefined;
  /** The record as its own page shows it. */
  record?: Row | null | undefined;
  /** Version of the record that the user saw. */
  version?: number | undefined;
  /** Transition or action that it belongs to. */
  step?: StepModel | undefined;
  /** What is filled in when it opens. */
  given?: Row | undefined;
  /** Message key of what is said when one record is done. */
  success?: string | undefined;
  /** The yes of what is hard to undo is red. */
  isDanger?: boolean | undefined;
  /** Rows that it is done to; said in the title. */
  count?: number | undefined;
  onClose: () => void;
  /** After the server took it: the record, or the answer of a bulk call; and what was sent. */
  onDone: (answer: unknown, body?: Row) => void;
}

/** The dialog form of a transition or an action: over a list's row, its selection, or an open record. */
export function FormDialog(props: FormDialogProps) {
  const form = useDialogForm(props.screen, props.onClose);
  return form ? <OpenDialog {...props} form={form} /> : null;
}

/** Loads the form; when it cannot be had, the dialog says so and closes. */
export function useDialogForm(screen: string, onClose: () => void): FormDefinition | null {
  const { app } = useApp();
  const notify = useNotify();
  const [form, setForm] = useState<FormDefinition | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = app.dialogs[screen] ?? (() => Promise.reject(new Error(`no dialog ${screen}`)));
    const fail = (): void => {
      notify('kit.shell.chunk_text', { type: 'error' });
      onClose();
    };
    loadChunk(load).then(({ form }) => (isGone ? undefined : setForm(form)), fail);
    return () => {
      isGone = true;
    };
    // The dialog is another one only when its screen is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [screen]);
  return form;
}

function OpenDialog({ form, ...props }: FormDialogProps & { form: FormDefinition }) {
  const translate = useTranslate();
  const { tools, zoomed } = useZoom(useKitTools());
  const store = useFormStore(form, 'create', null);
  const frame = useFormFrame(store);
  useBeginning(store, props);
  const isNarrow = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const session = useContext(SessionContext);
  const draft = useDraft(store, session && draftKey(session, form.screen, toDraftId(props)));
  const done = (answer: unknown, body?: Row): void => {
    draft.clear();
    props.onDone(answer, body);
  };
  const [send, isSending] = useSend(frame, { ...props, onDone: done });
  const label = props.step ? stepLabel(props.resource, props.step) : form.title;
  const rows = props.count === undefined ? '' : ` · ${translate('kit.list.total', { total: props.count })}`;
  const title = `${translate(form.title)}${rows}`;
  const { preview } = (props.step ?? {}) as Partial<RecordAction>;
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <FieldToolsProvider value={tools}>
      <FormFrameProvider frame={frame}>
        <Dialog
          open
          onClose={props.onClose}
          fullScreen={isNarrow}
          fullWidth
          maxWidth="sm"
          data-screen={form.screen}
          onKeyDown={(event) => (isSaveKey(event) ? submit(event) : undefined)}
        >
          <form className="fm fm-dialog" noValidate onSubmit={submit} {...useStill(isSending)}>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent>
              <DraftBar draft={draft} />
              <ErrorSummary isBrief />
              <FormLayout />
              {preview && props.examples ? (
                <Foresight asked={preview} ids={props.examples} count={props.count ?? 0} />
              ) : null}
            </DialogContent>
            <DialogActions>
              <Button onClick={props.onClose}>{translate('action.close')}</Button>
              <Button
                type="submit"
                variant="contained"
                color={props.isDanger ? 'error' : 'primary'}
                data-action="confirm"
                disabled={isSending}
              >
                {translate(label)}
              </Button>
            </DialogActions>
          </form>
        </Dialog>
        {zoomed}
      </FormFrameProvider>
    </FieldToolsProvider>
  );
}

/** What is typed for one record is not offered for another. */
function toDraftId({ id, target }: Pick<FormDialogProps, 'id' | 'target'>): string | undefined {
  return target ? 'many' : id?.toString();
}

const isSaveKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);

/** Checks the dialog and sends it; what the server refuses is shown at the fields. */
function useSend(frame: FormFrame, props: FormDialogProps) {
  const { store } = frame;
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  const isRight = useCheck(frame);
  return useExclusive(async () => {
    if (!(await isRight())) return;
    try {
      const body = toBody(store, sentInputs(store), store.state().record);
      const answer = await call(dataProvider, store.form, props, body);
      // Of many records the answer has more to tell; its list does.
      const text = props.success ?? store.form.submit?.success ?? 'kit.form.done';
      if (!props.target) notify(text, { type: 'success', messageArgs: { count: 1 } });
      props.onDone(answer, body);
    } catch (error) {
      showRefusal(frame, error, notify);
    }
  });
}

function call(
  dataProvider: KitDataProvider,
  form: FormDefinition,
  props: FormDialogProps,
  body: Values,
): Promise<unknown> {
  const { resource, id, target, version } = props;
  const key = props.step?.key ?? form.submit?.transition;
  const row: Row = id === undefined ? (target ?? {}) : { ids: [id] };
  if (key === undefined) return dataProvider.call(form.submit?.url ?? '', { ...body, ...row });
  if (target) return dataProvider.bulk(resource, key, target, body);
  return dataProvider.transition(resource, id ?? 0, key, version === undefined ? body : { ...body, version });
}
