import { createElement, useCallback, useMemo } from 'react';
import type { Row } from '#contract/logic.ts';
import type { LookupRow } from '#contract/wire.ts';
import { inputOf } from '#fields/inputs.tsx';
import { useForm, useFormState } from './FormContext.ts';
import type { InputDefinition } from './FormDefinition.ts';
import type { FormStore } from './FormStore.ts';
import { toPlace, valueAt, type Place } from './place.ts';

export interface FieldControlProps {
  input: InputDefinition;
  path: string;
  /** Id of the control itself. */
  id: string;
  /** Ids of the texts that name it. */
  labelledBy: string;
  isRequired: boolean;
  /** Ids of error and help. */
  describedBy: string | undefined;
}

/** Inputs that consist of several controls; a label around them would press the first. */
const GROUPS = new Set(['image', 'images']);

/** The input of a place: its value comes from the form and goes back there. */
export function FieldControl({ input, path, describedBy, ...props }: FieldControlProps) {
  const { store, checkLeft } = useForm();
  const place = useMemo(() => toPlace(path), [path]);
  const value = useFormState(store, (state) => valueAt(state.values, place));
  const valueLabel = useFormState(store, (state) => labelOf(state.values, place, input));
  const isInvalid = useFormState(store, (state) => state.problems.has(path));
  const onChange = useCallback(
    (next: unknown, chosen?: LookupRow) => store.setValue(path, next, copiedOf(store, input, place, chosen)),
    [store, path, input, place],
  );
  const onBlur = useCallback(() => checkLeft(input, path), [checkLeft, input, path]);
  const control = createElement(input.slot ?? inputOf(input), {
    ...props,
    input,
    value,
    onChange,
    onBlur,
    isInvalid,
    ...(describedBy ? { describedBy } : {}),
    ...(valueLabel === undefined ? {} : { valueLabel }),
  });
  if (input.slot || input.widget || GROUPS.has(input.field.type))
    return (
      <div className="fm-control" data-input={path}>
        {control}
      </div>
    );
  // A label around the control: a click beside it lands in it.
  return (
    <label htmlFor={props.id} className="fm-control" data-input={path}>
      {control}
    </label>
  );
}

/** The label of a reference travels beside it. */
function labelOf(values: Row, place: Place, { field }: InputDefinition): string | undefined {
  if (!field.reference) return undefined;
  const key = `${field.name}.label`;
  const label = valueAt(values, place.child === undefined ? { name: key } : { ...place, child: key });
  return typeof label === 'string' ? label : undefined;
}

/** What follows from choosing a record: its label, and the fields that are copied from it when they are empty. */
function copiedOf(
  store: FormStore,
  { field }: InputDefinition,
  place: Place,
  chosen: LookupRow | undefined,
): Row {
  if (!field.reference) return {};
  const rows = store.entity.fields.find((one) => one.name === place.name)?.rows;
  const entity = place.child !== undefined && rows ? store.entityOf(rows.entity) : store.entity;
  const copied: Record<string, unknown> = { [`${field.name}.label`]: chosen?.label ?? null };
  for (const { name, copyFrom, readOnly } of entity.fields) {
    const [source, from = ''] = copyFrom?.split('.') ?? [];
    if (source !== field.name || !chosen || !(from in chosen)) continue;
    const present = valueAt(
      store.state().values,
      place.child === undefined ? { name } : { ...place, child: name },
    );
    if (readOnly || present === null || present === undefined) copied[name] = chosen[from];
  }
  return copied;
}
