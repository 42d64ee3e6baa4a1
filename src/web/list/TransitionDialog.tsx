import type { Row } from '#contract/logic.ts';
import { lazyPart } from '#web/app/lazyPart.tsx';
import { transitionOf, versionOf } from './actions.ts';
import { useListScreen } from './ListScreenContext.ts';
import type { PendingAction } from './useActionRunner.ts';

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('./ConfirmDialog.tsx')).ConfirmDialog,
}));
const FormDialog = lazyPart(async () => ({
  default: (await import('#web/form/FormDialog.tsx')).FormDialog,
}));

export interface TransitionDialogProps extends PendingAction {
  /** The user said yes; `body` holds the note, if one was asked for. */
  onConfirm: (body?: Row) => void;
  onClose: () => void;
  /** A dialog form did it by itself; what the server answered. */
  onDone: (answer: unknown) => void;
}

/** What stands between an action and its call: the dialog form of its transition, or a question with a note. */
export function TransitionDialog({ action, target, onConfirm, onClose, onDone }: TransitionDialogProps) {
  const { list } = useListScreen();
  const transition = transitionOf(action, list.workflow);
  const screen = action.form ?? transition?.form;
  if (!screen) {
    return (
      <ConfirmDialog
        action={action}
        target={target}
        note={transition?.note}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      screen={screen}
      resource={list.resource}
      transition={action.transition}
      id={target.kind === 'row' ? target.id : undefined}
      version={target.kind === 'row' ? versionOf(target.row, target.id) : undefined}
      target={target.kind === 'selection' ? target.target : undefined}
      success={transition?.success}
      isDanger={action.tone === 'danger'}
      count={target.kind === 'selection' ? target.count : undefined}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
