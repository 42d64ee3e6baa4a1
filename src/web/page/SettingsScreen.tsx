import { useEffect, useRef } from 'react';
import { useGetOne } from 'react-admin';
import { useSessionStore } from '#web/auth/session.ts';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

/** The settings of all modules as one form. What is saved holds at once: the session is read anew for the conditions of other screens. */
export function SettingsScreen({ form }: { form: FormDefinition }) {
  const sessions = useSessionStore();
  const { data } = useGetOne(form.resource ?? '', { id: 'own' });
  const version = data?.['version'] as number | undefined;
  const first = useRef<number>(undefined);
  useEffect(() => {
    if (first.current !== undefined && version !== undefined && version !== first.current)
      // The page works on with the old ones when this fails; the server judges by the new ones.
      sessions.load().catch(() => undefined);
    first.current = version ?? first.current;
  }, [sessions, version]);
  return <FormScreen form={form} />;
}
