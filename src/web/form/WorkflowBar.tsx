import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { isTransition, movedField, stepLabel } from '#contract/workflow.ts';
import { lazyPart } from '#web/app/lazyPart.tsx';
import { usePermissions } from '#web/auth/session.ts';
import { ConfirmDialog } from '#web/list/ConfirmDialog.tsx';
import { useQuestion } from '#web/list/useQuestion.ts';
import { useForm, useFormState } from './FormContext.ts';
import { offeredActions, type Offer } from './offeredActions.ts';
import { useRecordActions, type RecordActions } from './useRecordActions.ts';

const FormDialog = lazyPart(async () => ({ default: (await import('./FormDialog.tsx')).FormDialog }));

export interface WorkflowBarProps {
  id: string;
  /** Saves what is typed, before the record moves. */
  save: () => Promise<void>;
}

/** What can be done with the record in its state: one button a transition, then one an action. */
export function WorkflowBar({ id, save }: WorkflowBarProps) {
  const frame = useForm();
  const { store } = frame;
  const may = usePermissions();
  const actions = useRecordActions(frame, id, save);
  // Drawn again only when what is offered changes, not at every key press.
  useFormState(store, () => offeredActions(store, may).map(toMark).join());
  const offers = offeredActions(store, may);
  if (offers.length === 0) return null;
  const next = nextOffer(offers);
  return (
    <div className="fm-actions">
      {offers.map((offer) => (
        <StepButton key={offer.step.key} offer={offer} isNext={offer === next} actions={actions} />
      ))}
      <StepDialogs id={id} actions={actions} />
    </div>
  );
}

const toMark = ({ step, refusal }: Offer): string => `${step.key}${refusal ? '-' : '+'}`;

/** The likeliest next step: the first of the workflow that can be done and takes nothing away. */
function nextOffer(offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ step, refusal }) => !refusal && isTransition(step) && step.tone !== 'danger');
}

interface StepButtonProps {
  offer: Offer;
  /** The one that is filled. */
  isNext: boolean;
  actions: RecordActions;
}

/** A refused one stays in reach and says why. */
function StepButton({ offer: { step, refusal }, isNext, actions }: StepButtonProps) {
  const { store } = useForm();
  const translate = useTranslate();
  const notify = useNotify();
  const start = (): void => {
    if (refusal) notify(refusal, { type: 'warning' });
    else void actions.start(step);
  };
  return (
    <Button
      variant={isNext ? 'contained' : 'outlined'}
      color={step.tone === 'danger' ? 'error' : isNext ? 'primary' : 'inherit'}
      data-next={isNext || undefined}
      data-action={step.key}
      aria-disabled={refusal ? true : undefined}
      title={refusal && translate(refusal)}
      disabled={actions.isRunning}
      onClick={start}
    >
      {translate(stepLabel(store.form.resource ?? '', step))}
    </Button>
  );
}

/** The dialog form of what is to be done, or a question with its note. */
function StepDialogs({ id, actions }: { id: string; actions: RecordActions }) {
  const { store } = useForm();
  const { pending, sum, confirm, finish, close } = actions;
  const { resource = '' } = store.form;
  const ask = useQuestion();
  if (!pending) return null;
  const { stored } = store.state();
  if (pending.form)
    return (
      <FormDialog
        screen={pending.form}
        resource={resource}
        id={Number(id)}
        record={stored}
        version={stored?.['version'] as number}
        step={pending}
        success={pending.success}
        isDanger={pending.tone === 'danger'}
        onClose={close}
        onDone={(answer) => finish(answer as Row)}
      />
    );
  const label = stepLabel(resource, pending);
  return (
    <ConfirmDialog
      action={{
        key: pending.key,
        label,
        ...(pending.tone ? { tone: pending.tone } : {}),
      }}
      question={ask({
        resource,
        button: label,
        step: pending,
        states: store.entity.fields.find(({ name }) => name === movedField(store.form.workflows, pending))
          ?.enum,
        display: store.form.display,
        row: stored ?? {},
        sum,
      })}
      note={pending.note}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
