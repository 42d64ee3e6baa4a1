import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FormState, FormStore } from './FormStore.ts';
import type { FieldFlags, InputDefinition } from './FormDefinition.ts';

/** What the parts of a form share. */
export interface FormFrame {
  store: FormStore;
  /** Beginning of the ids of its controls. */
  id: string;
  /** Checks what was typed at a place, when its input is left; or what the input would not take. */
  checkLeft: (input: InputDefinition, path: string, refused?: unknown) => void;
  /** Goes to the control of a place, opening its tab and scrolling to its row. */
  focus: (path: string) => void;
  /** The section whose tab or step is open. */
  section: string;
  openSection: (key: string) => void;
  /** Grids that draw only the rows in view: name → scrolls to a row. */
  scrollers: Map<string, (index: number) => void>;
}

export const FormContext = createContext<FormFrame | null>(null);

/** The form around; asserts that there is one. */
export function useForm(): FormFrame {
  const frame = useContext(FormContext);
  if (!frame) throw new Error('A part of a form stands outside <FormScreen> or <FormDialog>.');
  return frame;
}

/** A part of the form's state; the caller is drawn again only when that part changes, so it must be comparable. */
export function useFormState<Part>(store: FormStore, select: (state: FormState) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.state()));
}

const [VISIBLE, REQUIRED, EDITABLE] = [1, 2, 4] as const;

/** Whether a field is shown, must be filled and may be changed, at this moment. */
export function useFlags(store: FormStore, input: InputDefinition, path: string): FieldFlags {
  const read = useCallback(() => toBits(store.flags(input, path)), [store, input, path]);
  const bits = useSyncExternalStore(store.subscribe, read);
  return {
    isVisible: (bits & VISIBLE) !== 0,
    isRequired: (bits & REQUIRED) !== 0,
    isEditable: (bits & EDITABLE) !== 0,
  };
}

function toBits({ isVisible, isRequired, isEditable }: FieldFlags): number {
  return (isVisible ? VISIBLE : 0) | (isRequired ? REQUIRED : 0) | (isEditable ? EDITABLE : 0);
}

/** Id of the control of a place. */
export function controlId(formId: string, path: string): string {
  return `${formId}-${path}`;
}
