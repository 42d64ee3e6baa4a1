import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useEvent, useNotify } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { typeOf } from '#fields/types.ts';
import { listKey } from '#web/data/queryKeys.ts';
import { FieldControl } from '#web/form/FieldControl.tsx';
import { controlId, useFlags, useFormState } from '#web/form/FormContext.ts';
import type { FormDefinition, InputDefinition } from '#web/form/FormDefinition.ts';
import { FormFrameProvider } from '#web/form/FormFrameProvider.tsx';
import type { FormStore } from '#web/form/FormStore.ts';
import { problemText } from '#web/form/problemText.ts';
import { SaveDialogs } from '#web/form/SaveDialogs.tsx';
import { useFormFrame } from '#web/form/useFormFrame.ts';
import { useFormStore } from '#web/form/useFormStore.ts';
import { useSave } from '#web/form/useSave.ts';
import { useStill } from '#web/form/useStill.ts';
import type { CellEditorProps } from './CellEditor.tsx';
import { nextCell, openCell } from './nextCell.ts';

export interface CellFormProps extends Omit<CellEditorProps, 'loadForm'> {
  /** With one input. */
  form: FormDefinition;
  /** As it is stored now. */
  record: Row;
}

/** The input of a cell, saved as the form does it: checked, with the record's version, asked for what has to be confirmed. */
export function CellForm({ form, record, ...cell }: CellFormProps) {
  const store = useFormStore(form, 'update', record);
  const [input] = store.sections.flatMap((section) => section.inputs);
  const isOpen = input !== undefined && isChangeable(store, input);
  useClosed(isOpen, cell);
  return isOpen ? <OpenCell store={store} input={input} {...cell} /> : null;
}

function isChangeable(store: FormStore, input: InputDefinition): boolean {
  const { isEditable, isVisible } = store.flags(input, input.field.name);
  return isEditable && isVisible;
}

/** What cannot be changed any more is said, and the list shows how the record is now. */
function useClosed(
  isOpen: boolean,
  { resource, name, onClose }: Omit<CellFormProps, 'form' | 'record'>,
): void {
  const notify = useNotify();
  const { translate } = useFieldTools();
  const showAgain = useShowAgain(resource);
  const refuse = useEvent(() => {
    const label = translate(`${resource}.${name}`);
    notify('messages.read_only', { type: 'warning', messageArgs: { label } });
    void showAgain();
    onClose(true);
  });
  useEffect(() => {
    if (!isOpen) refuse();
  }, [isOpen, refuse]);
}

/** Reads the lists of a resource again; resolves when those on screen show it. */
function useShowAgain(resource: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: listKey(resource) }, { cancelRefetch: false });
}

interface OpenCellProps extends Omit<CellFormProps, 'form' | 'record'> {
  store: FormStore;
  input: InputDefinition;
}

function OpenCell({ store, input, resource, id, name, shown, onClose }: OpenCellProps) {
  const box = useRef<HTMLSpanElement>(null);
  const frame = useFormFrame(store);
  const [isStored, setStored] = useState(false);
  const showAgain = useShowAgain(resource);
  const close = (): void => {
    const { activeElement } = document;
    onClose(activeElement === document.body || box.current?.contains(activeElement) === true);
  };
  // Until the list shows what was stored, the cell does.
  const finish = (): void => {
    setStored(true);
    void showAgain().finally(close);
  };
  const saving = useSave(frame, { id: String(id), onSaved: finish });
  const isPending = saving.isSaving || isStored;
  const leave = useEvent((): void => {
    if (isPending || saving.questions || saving.conflicts) return;
    if (store.state().isDirty) void saving.save();
    else close();
  });
  const { said } = typeOf(input.field);
  useOpening({ store, name, shown, isSwitch: said === 'switch', onSame: finish, leave }, frame.id);
  useChosen(store, name, said !== undefined, leave);
  const onKeyDown = (event: KeyboardEvent): void => {
    // The keys of the table around are not meant.
    event.stopPropagation();
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const next = event.key === 'Tab' ? nextCell(box.current, event.shiftKey) : undefined;
    if (event.key === 'Escape') onClose(true);
    else if (event.key === 'Enter' || next) leave();
    else return;
    event.preventDefault();
    if (next) openCell(next);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // A window that is left keeps its focus.
    const isInside = currentTarget.contains(relatedTarget ?? document.activeElement);
    if (!isInside) leave();
  };
  return (
    <FormFrameProvider frame={frame}>
      <span
        ref={box}
        className="kl-edit-input"
        role="presentation"
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        {...useStill(isPending)}
      >
        <CellInput store={store} input={input} formId={frame.id} />
      </span>
      <SaveDialogs saving={saving} />
    </FormFrameProvider>
  );
}

interface Opening {
  store: FormStore;
  name: string;
  shown: unknown;
  isSwitch: boolean;
  /** Somebody else has turned the switch already. */
  onSame: () => void;
  leave: () => void;
}

/** A switch is turned over as it was seen; what is typed is selected, so that the next key replaces it. */
function useOpening({ store, name, shown, isSwitch, onSame, leave }: Opening, formId: string): void {
  const begin = useEvent(() => {
    const control = document.getElementById(controlId(formId, name));
    control?.focus({ preventScroll: true });
    if (!isSwitch) {
      if (control instanceof HTMLInputElement) control.select();
      return;
    }
    store.setValue(name, shown !== true);
    if (store.state().isDirty) leave();
    else onSame();
  });
  useEffect(() => begin(), [begin]);
}

/** What is chosen is stored at once: nothing more is to be typed. */
function useChosen(store: FormStore, name: string, isChoice: boolean, leave: () => void): void {
  const value = useFormState(store, ({ values }) => values[name]);
  const before = useRef(value);
  useEffect(() => {
    if (!isChoice || before.current === value) return;
    before.current = value;
    leave();
  }, [isChoice, value, leave]);
}

function CellInput({ store, input, formId }: { store: FormStore; input: InputDefinition; formId: string }) {
  const { translate } = useFieldTools();
  const { name } = input.field;
  const id = controlId(formId, name);
  const { isRequired } = useFlags(store, input, name);
  const note = useNote(store, name);
  return (
    <>
      <span id={`${id}-label`} hidden>
        {translate(input.label)}
      </span>
      <FieldControl
        input={input}
        path={name}
        id={id}
        labelledBy={`${id}-label`}
        isRequired={isRequired}
        describedBy={note ? `${id}-error` : undefined}
      />
      {note ? (
        <span id={`${id}-error`} className="kl-edit-note" role="alert" data-error={name}>
          {note}
        </span>
      ) : null}
    </>
  );
}

/** What is wrong with the value, else with the record as it would be; else what should be looked at twice. */
function useNote(store: FormStore, name: string): string | undefined {
  const { translate, values } = useFieldTools();
  const problem = useFormState(
    store,
    ({ problems, warnings }) => problems.get(name) ?? [...problems.values()][0] ?? warnings.get(name),
  );
  return problem && problemText(store, problem, translate, values);
}
