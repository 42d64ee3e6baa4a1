import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { lazyPart } from '#web/app/lazyPart.tsx';
import { usePermissions } from '#web/auth/session.ts';
import { ConfirmDialog } from '#web/list/ConfirmDialog.tsx';
import { useForm, useFormState } from './FormContext.ts';
import { offeredTransitions, type Offer } from './transitions.ts';
import { useTransitions, type Transitions } from './useTransitions.ts';

const FormDialog = lazyPart(async () => ({ default: (await import('./FormDialog.tsx')).FormDialog }));

export interface WorkflowBarProps {
  id: string;
  /** Saves what is typed, before the record moves. */
  save: () => Promise<void>;
}

/** What can be done with the record in its state: one button a transition. */
export function WorkflowBar({ id, save }: WorkflowBarProps) {
  const frame = useForm();
  const { store } = frame;
  const may = usePermissions();
  const transitions = useTransitions(frame, id, save);
  // Drawn again only when what is offered changes, not at every key press.
  useFormState(store, () => offeredTransitions(store, may).map(toMark).join());
  const offers = offeredTransitions(store, may);
  if (offers.length === 0) return null;
  const next = nextOffer(offers);
  return (
    <div className="fm-actions">
      {offers.map((offer) => (
        <TransitionButton
          key={offer.transition.key}
          offer={offer}
          isNext={offer === next}
          transitions={transitions}
        />
      ))}
      <TransitionDialogs id={id} transitions={transitions} />
    </div>
  );
}

const toMark = ({ transition, refusal }: Offer): string => `${transition.key}${refusal ? '-' : '+'}`;

/** The likeliest next step: the first of the workflow that can be done and takes nothing away. */
function nextOffer(offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ transition, refusal }) => !refusal && transition.tone !== 'danger');
}

interface TransitionButtonProps {
  offer: Offer;
  /** The one that is filled. */
  isNext: boolean;
  transitions: Transitions;
}

/** A refused one stays in reach and says why. */
function TransitionButton({ offer: { transition, refusal }, isNext, transitions }: TransitionButtonProps) {
  const { store } = useForm();
  const translate = useTranslate();
  const notify = useNotify();
  const start = (): void => {
    if (refusal) notify(refusal, { type: 'warning' });
    else void transitions.start(transition);
  };
  return (
    <Button
      variant={isNext ? 'contained' : 'outlined'}
      color={transition.tone === 'danger' ? 'error' : isNext ? 'primary' : 'inherit'}
      data-next={isNext || undefined}
      data-action={transition.key}
      aria-disabled={refusal ? true : undefined}
      title={refusal && translate(refusal)}
      disabled={transitions.isRunning}
      onClick={start}
    >
      {translate(`${store.form.resource}.transition.${transition.key}`)}
    </Button>
  );
}

/** The dialog form of a transition, or a question with its note. */
function TransitionDialogs({ id, transitions }: { id: string; transitions: Transitions }) {
  const { store } = useForm();
  const { pending, confirm, finish, close } = transitions;
  const { resource = '' } = store.form;
  if (!pending) return null;
  const { stored } = store.state();
  if (pending.form)
    return (
      <FormDialog
        screen={pending.form}
        resource={resource}
        id={Number(id)}
        version={stored?.['version'] as number}
        transition={pending.key}
        success={pending.success}
        isDanger={pending.tone === 'danger'}
        onClose={close}
        onDone={(answer) => finish(answer as Row)}
      />
    );
  const label = `${resource}.transition.${pending.key}`;
  return (
    <ConfirmDialog
      action={{
        key: pending.key,
        label,
        transition: pending.key,
        ...(pending.tone ? { tone: pending.tone } : {}),
      }}
      target={{ kind: 'row', id: Number(id), row: stored ?? {} }}
      note={pending.note}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
