import { useCallback, useId, useMemo, useState } from 'react';
import { useValueContext } from '#web/auth/session.ts';
import { checkForm, checkPlace } from './checkForm.ts';
import { controlId, type FormFrame } from './FormContext.ts';
import type { InputDefinition } from './FormDefinition.ts';
import type { FormStore } from './FormStore.ts';
import { holds, toPlace } from './place.ts';

/** What the parts of this form share. */
export function useFormFrame(store: FormStore): FormFrame {
  const id = `f${useId().replaceAll(':', '')}`;
  const values = useValueContext();
  const [section, openSection] = useState(store.sections[0]?.key ?? '');
  const [scrollers] = useState(() => new Map<string, (index: number) => void>());
  const checkLeft = useCallback(
    (input: InputDefinition, path: string, refused?: unknown) => {
      const { isSubmitted, problems } = store.state();
      const own = checkPlace(store, { path, input }, values, refused);
      if (own || isSubmitted) {
        // What the server named stays until it is changed.
        const named = [...problems.values()].filter((problem) => problem.message !== undefined);
        const others = isSubmitted ? checkForm(store, { values }) : [...problems.values()];
        store.setProblems([...(own ? [own] : []), ...named, ...others]);
      }
    },
    [store, values],
  );
  const focus = useCallback(
    (path: string) => {
      const { name, index } = toPlace(path);
      const holder = store.sections.find((one) => holds(one, path));
      if (holder) openSection(holder.key);
      if (index !== undefined) scrollers.get(name)?.(index);
      focusSoon(controlId(id, path));
    },
    [id, store, scrollers],
  );
  return useMemo(
    () => ({ store, id, checkLeft, focus, section, openSection, scrollers }),
    [store, id, checkLeft, focus, section, scrollers],
  );
}

/** Frames to wait for a control: a tab or a row may have to be drawn first. */
const FRAMES = 10;

function focusSoon(id: string, frames = FRAMES): void {
  const control = document.getElementById(id);
  if (control) {
    control.focus();
    control.scrollIntoView({ block: 'center' });
  } else if (frames > 0) requestAnimationFrame(() => focusSoon(id, frames - 1));
}
