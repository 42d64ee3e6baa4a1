import { useTranslate } from 'react-admin';
import { ToneChip } from '#web/app/ToneChip.tsx';
import { useForm, useFormState } from './FormContext.ts';
import type { FactDefinition } from './FormDefinition.ts';
import { useValueText } from './useValueText.ts';

/** A field in the head of a record: a code as its word, a flag by its name, anything else with its name before it. Empty ones are left out. */
export function HeadFact({ field, label }: FactDefinition) {
  const { store } = useForm();
  const translate = useTranslate();
  const value = useFormState(store, (state) => state.stored?.[field.name]);
  const given = useFormState(store, (state) => state.stored?.[`${field.name}.label`]);
  const text = useValueText(field, value, typeof given === 'string' ? given : undefined);
  if (isEmpty(value) || text === '') return null;
  const name = translate(label);
  if (value === true) return <Named name={field.name} chip={{ tone: 'warning', text: name }} />;
  const entry = field.enum?.values.find((one) => one.value === value);
  if (entry) return <Named name={field.name} chip={{ tone: entry.tone, text }} title={name} />;
  return (
    <small data-head={field.name}>
      {name}: {text}
    </small>
  );
}

function Named({ name, chip, title }: { name: string; chip: Chip; title?: string }) {
  return (
    <span data-head={name} title={title}>
      <ToneChip tone={chip.tone}>{chip.text}</ToneChip>
    </span>
  );
}

interface Chip {
  tone: Parameters<typeof ToneChip>[0]['tone'];
  text: string;
}

/** Nothing, a flag that is not set, an empty list, and zero, which is the usual priority. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
