import { useEffect, useRef } from 'react';
import { useForm, useFormState } from './FormContext.ts';
import type { InputDefinition } from './FormDefinition.ts';

/** What is worked out stands in an input of a new record until somebody types another value (`follows`). */
export function useFollowed({ field, follows }: InputDefinition): void {
  const { store } = useForm();
  const value = useFormState(store, ({ values }) => values[field.name] ?? null);
  const due = useFormState(store, ({ record }) => (follows ? (record[follows] ?? null) : null));
  const last = useRef<unknown>(null);
  const isNew = store.access.act === 'create';
  useEffect(() => {
    // Nothing is put into a form that nobody has begun.
    const isUntouched = value === last.current && (last.current !== null || Boolean(due));
    if (!follows || !isNew || !isUntouched || value === due) return;
    last.current = due;
    store.setValue(field.name, due);
  }, [store, field, follows, isNew, value, due]);
}
