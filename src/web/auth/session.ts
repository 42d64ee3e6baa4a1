import { createContext, useContext, useMemo } from 'react';
import { useLocale } from 'react-admin';
import type { ValueContext } from '#contract/field.ts';
import type { Codes } from '#contract/model.ts';
import { COUNTRIES, DEFAULT_ZONE, holdsAny } from '#contract/session.ts';
import type { Language, Session } from '#contract/session.ts';
import { todayIn } from '#fields/date_time/zone.ts';
import type { FixedContext } from '#fields/fixedFilters.ts';
import type { SessionStore } from './SessionStore.ts';

/** A session in this app. */
export interface PageSession extends Session {
  /** Codes that `super_admin` stands for in conditions. */
  implied?: readonly string[];
}

/** The session of the pages inside; null on public ones. */
export const SessionContext = createContext<PageSession | null>(null);

/** The store behind it; null in tests of single screens. */
export const SessionStoreContext = createContext<SessionStore | null>(null);

/** The signed-in person's session. Throws on a public page. */
export function useSession(): PageSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a page that asks for a login');
  return session;
}

/** The session's store. Throws outside of the app. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionStoreContext);
  if (!store) throw new Error('useSessionStore needs a SessionStoreContext');
  return store;
}

/**
 * Whether a gate lets the person pass. It asks for one of the codes; `[]` any login, `null` nobody, absent no gate at all.
 * On a public page only absent gates pass.
 */
export function usePermission(codes?: Codes): boolean {
  return usePermissions()(codes);
}

/** The same as a function, for many gates at once (columns, buttons). */
export function usePermissions(): (codes?: Codes) => boolean {
  const session = useContext(SessionContext);
  return useMemo(() => {
    const held = session?.permissions;
    return (codes) => codes === undefined || (held !== undefined && holdsAny(held, codes));
  }, [session?.permissions]);
}

/** Language, country, zone and currency in which values are shown and typed. */
export function useValueContext(): ValueContext {
  const language = useLocale() as Language;
  const customer = useContext(SessionContext)?.customer;
  return useMemo(() => {
    const country = customer?.id_country ?? 1;
    return {
      language,
      country,
      timeZone: customer?.time_zone ?? DEFAULT_ZONE,
      currency: customer?.currency ?? COUNTRIES[country]?.currency ?? 'VND',
    };
  }, [language, customer]);
}

/** What "today" and "me" of a schema stand for now. */
export function useFixedContext(): FixedContext {
  const { timeZone } = useValueContext();
  const session = useContext(SessionContext);
  const today = dayNow(timeZone);
  return useMemo(() => {
    const { identity_id: accountId = 0, warehouses = [], pos = [] } = session ?? {};
    return { today, accountId, mine: { warehouse: warehouses.map(toId), pos: pos.map(toId) } };
  }, [today, session]);
}

const toId = ({ id }: { id: number }): number => id;

function dayNow(timeZone: string): string {
  return todayIn(timeZone, new Date());
}
