import type { Row } from '#contract/logic.ts';
import type { BulkTarget, RowId } from '#contract/wire.ts';
import { movedField, type StepModel } from '#contract/workflow.ts';
import { lazyPart } from '#web/app/lazyPart.tsx';
import { doneTo, prefillOf, recordBehind, stepOf } from './actions.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ActionDefinition, ListDefinition } from './ListDefinition.ts';
import { useListData, useListScreen } from './ListScreenContext.ts';
import { useQuestion } from './useQuestion.ts';
import type { PendingAction } from './useActionRunner.ts';

const FormDialog = lazyPart(async () => ({
  default: (await import('#web/form/FormDialog.tsx')).FormDialog,
}));

/** So many of a selection are shown as examples of all. */
const EXAMPLES = 50;

/** Of a whole filter those on the page that are chosen. */
function examplesOf(target: BulkTarget, rows: readonly Row[]): readonly RowId[] {
  if ('ids' in target) return target.ids.slice(0, EXAMPLES);
  const { except = [] } = target;
  const shown = rows.flatMap(({ id }) => (typeof id === 'number' || typeof id === 'string' ? [id] : []));
  return shown.filter((id) => !except.includes(id)).slice(0, EXAMPLES);
}

export interface TransitionDialogProps extends PendingAction {
  /** The user said yes; `body` holds the note, if one was asked for. */
  onConfirm: (body?: Row) => void;
  onClose: () => void;
  /** A dialog form did it by itself; what the server answered, and what was filled in. */
  onDone: (answer: unknown, body?: Row) => void;
}

/** Words of the state that a transition moves, as far as the list shows it. */
function statesOf({ columns, workflows }: ListDefinition, { of }: ActionDefinition, step: StepModel) {
  const field = movedField(of ? of.workflows : workflows, step);
  const isShown = (key: string): boolean =>
    of
      ? key === `${of.path ?? of.from}.${field}` || (key === field && of.copies?.includes(key) === true)
      : key === field;
  return columns.find(({ key }) => isShown(key))?.field.enum;
}

/** What stands between an action and its call: the dialog form of what it does, or a question with a note. */
export function TransitionDialog({ action, target, sum, onConfirm, onClose, onDone }: TransitionDialogProps) {
  const { list } = useListScreen();
  const { rows } = useListData();
  const step = stepOf(action, list);
  const ask = useQuestion();
  const screen = action.form ?? step?.form;
  if (!screen) {
    return (
      <ConfirmDialog
        action={action}
        question={ask({
          resource: doneTo(action, target, list).resource,
          button: action.label,
          step,
          states: step && statesOf(list, action, step),
          row: target.kind === 'row' ? recordBehind(action, target.row) : undefined,
          count: target.kind === 'selection' ? target.count : undefined,
          sum,
        })}
        note={step?.note}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      screen={screen}
      {...doneTo(action, target, list)}
      step={step}
      given={prefillOf(action, target)}
      target={target.kind === 'selection' ? target.target : undefined}
      examples={target.kind === 'selection' ? examplesOf(target.target, rows) : undefined}
      success={step?.success}
      isDanger={action.tone === 'danger'}
      count={target.kind === 'selection' ? target.count : undefined}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
