import { useEffect, useMemo, useRef } from 'react';
import { useGetOne } from 'react-admin';
import type { Feature } from '#contract/features.ts';
import { useSession, useSessionStore } from '#web/auth/session.ts';
import type { FormDefinition, InputDefinition } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

/** The settings of all modules as one form. What is saved holds at once: the session is read anew for the conditions of other screens. */
export function SettingsScreen({ form }: { form: FormDefinition }) {
  const sessions = useSessionStore();
  const { features } = useSession();
  const shown = useMemo(() => lockUnlicensed(form, features), [form, features]);
  const { data } = useGetOne(form.resource ?? '', { id: 'own' });
  const version = data?.['version'] as number | undefined;
  const first = useRef<number>(undefined);
  useEffect(() => {
    if (first.current !== undefined && version !== undefined && version !== first.current)
      // The page works on with the old ones when this fails; the server judges by the new ones.
      sessions.load().catch(() => undefined);
    first.current = version ?? first.current;
  }, [sessions, version]);
  return <FormScreen form={shown} />;
}

/** What needs a feature that the company has not registered is only shown, and says so. */
export function lockUnlicensed(
  form: FormDefinition,
  features: readonly Feature[] | undefined,
): FormDefinition {
  if (features === undefined) return form;
  const lock = (input: InputDefinition): InputDefinition => {
    const { license } = input.field;
    if (license === undefined || features.includes(license)) return input;
    return { ...input, readOnly: true, help: 'messages.license_missing' };
  };
  return {
    ...form,
    sections: form.sections.map((section) => ({ ...section, inputs: section.inputs.map(lock) })),
  };
}
