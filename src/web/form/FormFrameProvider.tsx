import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { FormContext, useFormState, type FormFrame } from './FormContext.ts';

/**
 * Gives a form to its parts. For react-admin's own fields in a slot it is also the record around them, as it stands in
 * the form at the moment.
 */
export function FormFrameProvider({ frame, children }: { frame: FormFrame; children: ReactNode }) {
  const { store } = frame;
  const stored = useFormState(store, (state) => state.stored);
  const values = useFormState(store, (state) => state.values);
  const record = useFormState(store, (state) => state.record);
  const value = useMemo(() => ({ ...stored, ...values, ...record }), [stored, values, record]);
  return (
    <FormContext value={frame}>
      <ResourceContextProvider value={store.form.resource}>
        <RecordContextProvider value={value}>{children}</RecordContextProvider>
      </ResourceContextProvider>
    </FormContext>
  );
}
