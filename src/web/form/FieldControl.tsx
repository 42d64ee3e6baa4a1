import { createElement, useCallback, useMemo } from 'react';
import type { Row } from '#contract/logic.ts';
import { isOfFiles } from '#fields/file/isOfFiles.ts';
import { inputOf } from '#fields/inputs.tsx';
import { isOver } from './checkForm.ts';
import { ControlFrame } from './ControlFrame.tsx';
import { copyChosen } from './copyChosen.ts';
import { useForm, useFormState } from './FormContext.ts';
import type { InputDefinition } from './FormDefinition.ts';
import type { InputProps } from '#fields/InputProps.ts';
import { mineOf, offeredBy, type Offered } from './dependents.ts';
import type { FormStore } from './FormStore.ts';
import { useFollowed } from './useFollowed.ts';
import { rowsAt, toPlace, valueAt, type Place } from './place.ts';

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

/** The input of a place: its value comes from the form and goes back there. */
export function FieldControl({ input, path, describedBy, ...props }: FieldControlProps) {
  const { store, checkLeft } = useForm();
  const place = useMemo(() => toPlace(path), [path]);
  const value = useFormState(store, (state) => valueAt(state.values, place));
  const valueLabel = useFormState(store, (state) => labelOf(state.values, place, input));
  useFollowed(input);
  const isInvalid = useFormState(store, (state) => state.problems.has(path));
  const offered = useOffered(input, path);
  const country = useFormState(store, (state) => countryOf(state.values, place, input));
  const onChange = useCallback(
    (next: unknown, chosen?: Row) => {
      store.setValue(path, next, copiedOf(store, input, place, chosen));
      if (isOver(next, input.field)) checkLeft(input, path);
    },
    [store, path, input, place, checkLeft],
  );
  const onBlur = useCallback(() => checkLeft(input, path), [checkLeft, input, path]);
  const onRefuse = useCallback(
    (refused: unknown) => checkLeft(input, path, refused),
    [checkLeft, input, path],
  );
  const control = createElement(input.slot ?? inputOf(input), {
    ...props,
    input,
    value,
    onChange,
    onBlur,
    onRefuse,
    onBusy: store.track,
    isInvalid,
    isNew: store.access.act === 'create',
    ...offered,
    ...fileFieldOf(store, place, input),
    ...(country === undefined ? {} : { country }),
    ...(describedBy ? { describedBy } : {}),
    ...(valueLabel === undefined ? {} : { valueLabel }),
  });
  const isMany = Boolean(input.slot ?? input.widget) || isOfFiles(input.field);
  return (
    <ControlFrame id={props.id} path={path} isMany={isMany}>
      {control}
    </ControlFrame>
  );
}

/** The country beside a phone. */
function countryOf(values: Row, place: Place, { field }: InputDefinition): number | undefined {
  const { country: name } = field;
  if (name === undefined) return undefined;
  const country = valueAt(values, place.child === undefined ? { name } : { ...place, child: name });
  return typeof country === 'number' ? country : undefined;
}

/** Where a file is sent to, for the fields that take one. */
function fileFieldOf(
  store: FormStore,
  place: Place,
  { field }: InputDefinition,
): Pick<InputProps, 'fileField'> {
  const entity = isOfFiles(field) ? store.entityAt(place) : undefined;
  return entity ? { fileField: `${entity.name}.${field.name}` } : {};
}

/** What a reference may point to, drawn anew only when that changes. */
function useOffered(
  { field, mine }: InputDefinition,
  path: string,
): Pick<InputProps, 'where' | 'among' | 'waitsFor'> {
  const { store } = useForm();
  const { dependsOn, inCommon } = field.reference ?? {};
  const isBound = mine !== undefined || dependsOn !== undefined || inCommon !== undefined;
  const read = (): Offered => {
    const { record, parent, user } = store.context(path);
    return { ...offeredBy(field, record, parent), ...mineOf(mine, user) };
  };
  const mark = useFormState(store, () => (isBound ? JSON.stringify(read()) : ''));
  if (!isBound) return {};
  const { waitsFor, ...offered } = JSON.parse(mark) as Offered;
  const first =
    waitsFor === undefined ? undefined : (aboveOf(store, inCommon) ?? store.labelOf(path, waitsFor));
  return { ...offered, ...(first === undefined ? {} : { waitsFor: first }) };
}

/** What the record of a child row must say first, of these fields the one that is asked for. */
function aboveOf(store: FormStore, names: readonly string[] | undefined): string | undefined {
  const isAsked = (name: string) =>
    store.entity.fields.find((field) => field.name === name)?.visible?.(store.context()) ?? true;
  const asked = names?.find(isAsked);
  return asked === undefined ? undefined : store.labelOf(asked, asked);
}

/** The label of a reference travels beside it. */
function labelOf(values: Row, place: Place, { field }: InputDefinition): string | undefined {
  if (!field.reference) return undefined;
  const key = `${field.name}.label`;
  const label = valueAt(values, place.child === undefined ? { name: key } : { ...place, child: key });
  return typeof label === 'string' ? label : undefined;
}

/** What follows from choosing a record or a suggestion. */
function copiedOf(
  store: FormStore,
  { field, lookup }: InputDefinition,
  place: Place,
  chosen: Row | undefined,
): Row {
  if (lookup) return chosen ? filledBy(lookup.fill, chosen) : {};
  if (!field.reference) return {};
  const { values } = store.state();
  const row = place.child === undefined ? values : (rowsAt(values, place.name)[place.index ?? 0] ?? {});
  return copyChosen(store.entityAt(place), field, row, chosen);
}

/** What a suggestion brings along, labels of references with it. */
function filledBy(fill: Readonly<Record<string, string>>, chosen: Row): Row {
  const all = Object.entries(fill).flatMap(([name, member]) => [
    [name, chosen[member] ?? null],
    ...(`${member}.label` in chosen ? [[`${name}.label`, chosen[`${member}.label`]]] : []),
  ]);
  return Object.fromEntries(all) as Row;
}
