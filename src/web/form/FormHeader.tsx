import { printPlain } from '#contract/text.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import { useTranslate } from 'react-admin';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { enumLabelKey } from '#fields/enum/enum.ts';
import { useValueContext } from '#web/auth/session.ts';
import { ToneChip } from '#web/app/ToneChip.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { HeadFact } from './HeadFact.tsx';
import { useForm, useFormState } from './FormContext.ts';
import { RecordSteps } from './RecordSteps.tsx';
import { stateOf } from './offeredActions.ts';
import { WorkflowBar, type WorkflowBarProps } from './WorkflowBar.tsx';

/** State of the record, when it was changed last, and what can be done with it. */
export function FormHeader(props: WorkflowBarProps) {
  const { store } = useForm();
  const translate = useTranslate();
  const { timeZone } = useValueContext();
  const stored = useFormState(store, (state) => state.stored);
  const { workflows = [] } = store.form;
  if (!stored) return null;
  const updated = stored['updated_at'] ?? stored['created_at'];
  return (
    <header className="fm-head">
      {workflows.map((workflow) =>
        stored[workflow.field] === undefined ? null : <StateChip key={workflow.field} workflow={workflow} />,
      )}
      {store.form.aside?.head?.map((fact) => (
        <HeadFact key={fact.field.name} {...fact} />
      ))}
      {typeof updated === 'string' ? (
        <small>{translate('kit.form.updated_at', { time: formatInstant(updated, timeZone) })}</small>
      ) : null}
      <RecordSteps id={props.id} />
      <WorkflowBar {...props} />
      <DeleteButton id={props.id} />
    </header>
  );
}

function StateChip({ workflow }: { workflow: WorkflowModel }) {
  const { store } = useForm();
  const translate = useTranslate();
  const stored = useFormState(store, (state) => state.stored);
  if (!stored) return null;
  const { value, tone } = stateOf(workflow, stored);
  const key = enumLabelKey(store.entity.fields.find(({ name }) => name === workflow.field)?.enum, value);
  return (
    <span data-field={workflow.field} data-state={printPlain(value)}>
      <ToneChip tone={tone}>{key ? translate(key) : printPlain(value)}</ToneChip>
    </span>
  );
}
