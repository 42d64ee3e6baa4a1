import { useContext, useState } from 'react';
import { NOBODY } from '#contract/logic.ts';
import type { Row } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import type { LogicScope } from '#contract/record.ts';
import { DEFAULT_ZONE } from '#contract/session.ts';
import { todayIn } from '#fields/date_time/zone.ts';
import { fieldTypes } from '#fields/types.ts';
import { SessionContext, usePermissions, useValueContext, type PageSession } from '#web/auth/session.ts';
import { createLogicContext } from '#web/list/knownCondition.ts';
import type { Access } from './access.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { FormStore } from './FormStore.ts';

/** The store of one form, for as long as it is drawn. `stored` is the record that it starts from. */
export function useFormStore(form: FormDefinition, act: Access['act'], stored: Row | null): FormStore {
  const session = useContext(SessionContext);
  const may = usePermissions();
  const values = useValueContext();
  const print = (value: unknown, field: FieldModel): string =>
    fieldTypes[field.type].format(value, field, values);
  const [store] = useState(
    () =>
      new FormStore({ form, access: { act, may }, scope: () => ({ ...readScope(session), print }) }, stored),
  );
  return store;
}

/** Public pages have no user: conditions see one without rights. */
function readScope(session: PageSession | null): LogicScope {
  const now = new Date();
  if (session) return createLogicContext(session, now);
  return { user: NOBODY, settings: {}, now: now.toISOString(), today: todayIn(DEFAULT_ZONE, now) };
}
