import { useEffect, useRef, type RefObject } from 'react';
import { useFormState, type FormFrame } from './FormContext.ts';
import type { SectionDefinition } from './FormDefinition.ts';
import type { FormStore } from './FormStore.ts';
import { useCheck } from './useSave.ts';

export interface Steps {
  sections: readonly SectionDefinition[];
  /** The open one. */
  index: number;
  previous: SectionDefinition | undefined;
  next: SectionDefinition | undefined;
  /** Opens the next step unless something is wrong in this one. */
  goOn: () => Promise<void>;
}

/** The sections of a form as steps, one after the other. */
export function useSteps(frame: FormFrame): Steps {
  const { store, section, openSection } = frame;
  const isRight = useCheck(frame);
  const sections = useShownSections(store);
  const open = sections.findIndex(({ key }) => key === section);
  const index = Math.max(0, open);
  const [previous, current, next] = [sections[index - 1], sections[index], sections[index + 1]];
  const goOn = async (): Promise<void> => {
    if (next && (await isRight(current))) openSection(next.key);
  };
  return { sections, index, previous, next, goOn };
}

/** Sections whose condition holds now. */
export function useShownSections(store: FormStore): readonly SectionDefinition[] {
  const keys = useFormState(store, () => shownKeys(store).join(' '));
  return store.sections.filter((section) => keys.split(' ').includes(section.key));
}

function shownKeys(store: FormStore): string[] {
  return store.sections.filter((section) => store.isShown(section)).map((section) => section.key);
}

const CONTROLS = 'input, textarea, select, button, [tabindex="0"]';

/** Takes the keyboard along to the first control of an element whenever another step is drawn in it. */
export function useFollowingFocus(step: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    root.current?.querySelector<HTMLElement>(CONTROLS)?.focus();
  }, [step]);
  return root;
}
