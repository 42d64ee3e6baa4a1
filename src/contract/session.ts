import type { Feature } from './features.ts';
/** Answer of `POST /me` (spec 3 "Session", interface 4). */
export interface Session {
  customer: Customer;
  /** Codes held; `super_admin` passes routes and showing gates. */
  permissions: readonly string[];
  /** Modules with something in their menu for this account, and the tabs that they stand under; absent means all. */
  modules?: readonly string[];
  /** Features that the company has registered (licences), as of now; absent: all. */
  features?: readonly Feature[];
  warehouses: readonly { id: number; code_name: string; id_city: number | null }[];
  /** `warehouse_id`: where the shop's own stock lies. */
  pos: readonly { id: number; code: string; id_city: number | null; warehouse_id?: number | null }[];
  /** The node of the tree of members that the account stands in, and all nodes that it sees (`x-tree`); absent: in none. */
  node?: number | null;
  nodes?: readonly number[];
  /** Settings of the customer by name, which conditions may name. */
  settings?: Readonly<Record<string, unknown>>;
  display_name: string;
  /** The password is to be changed first; until then no code is held. */
  must_change_password?: boolean;
  identity_id: number;
  /** Unread notifications. */
  notify: number;
  /** Number of this session: what is meant for the browser that asked names it. */
  session_id?: number;
  /** Place of the company's last socket event: a page goes on from there. */
  last_event?: number;
  /** Secret of this session for the socket's `auth`. */
  auth_key: string;
}

export interface Customer {
  id: number;
  id_identity: number;
  /** 1 Vietnam, 2 Philippines, 3 Malaysia, 4 Thailand, 5 Indonesia. */
  id_country: number;
  is_active_pos: boolean;
  sub_full_name: string | null;
  distributor_name: string | null;
  company_name: string | null;
  /** Path of a picture that papers are headed with; absent or null: none. */
  logo?: string | null;
  dc_id_distributor: number | null;
  /** IANA zone; dates and "last N days" are cut in it. */
  time_zone: string;
  /** ISO 4217 code of the customer's country (spec 9). */
  currency: string;
}

export type Language = 'vi' | 'en' | 'zh';
export const LANGUAGES: readonly Language[] = ['vi', 'en', 'zh'];
export const DEFAULT_LANGUAGE: Language = 'vi';
/** Zone when a customer names none (interface 4). */
export const DEFAULT_ZONE = 'Asia/Ho_Chi_Minh';

/** The code that passes every route and showing gate, but no customer gate and no restricting code. */
export const SUPER_ADMIN = 'super_admin';

/** Currency and minor-unit digits of a country (spec 9; spec 5: precision 0 for country 1, else 2). */
export const COUNTRIES: Readonly<Record<number, { currency: string; precision: number }>> = {
  1: { currency: 'VND', precision: 0 },
  2: { currency: 'PHP', precision: 2 },
  3: { currency: 'MYR', precision: 2 },
  4: { currency: 'THB', precision: 2 },
  5: { currency: 'IDR', precision: 2 },
};

/** A fact of the customer that a module asks for; nobody passes it by a code, not even `super_admin` (readings). */
export type Gate = keyof Customer;

/** Whether a customer passes a module's gate: a flag that is set, an id that is there. */
export function passesGate<Name extends Gate>(
  gate: Name | undefined,
  customer: Pick<Customer, Name>,
): boolean {
  return gate === undefined || Boolean(customer[gate]);
}

/** Whether the company of a session has registered a feature, or none is asked for. */
export function isRegistered({ features }: Pick<Session, 'features'>, feature: Feature | undefined): boolean {
  return feature === undefined || features === undefined || features.includes(feature);
}

/**
 * Whether the holder of `held` passes a gate that asks for any of `codes`.
 * `[]` asks for a login only; `null` lets nobody pass.
 */
export function holdsAny(held: readonly string[], codes: readonly string[] | null): boolean {
  if (codes === null) return false;
  return codes.length === 0 || held.includes(SUPER_ADMIN) || codes.some((code) => held.includes(code));
}

/** What conditions know as `user.permissions`: of a holder of `super_admin` also `implied`, all codes that it stands for. */
export function toConditionCodes(held: readonly string[], implied: readonly string[]): readonly string[] {
  return held.includes(SUPER_ADMIN) ? [...new Set([...held, ...implied])] : held;
}

/** The codes that `super_admin` stands for: all but those that take something away. */
export function impliedCodes(
  permissions: readonly { code: string; restricts?: boolean | undefined }[],
): readonly string[] {
  return permissions.filter(({ restricts }) => !restricts).map(({ code }) => code);
}

/** What an account works for: some of its company's warehouses or shops, as `/me` names them. */
export type Scope = 'warehouse' | 'pos';

/** What an input offers of it: warehouses, shops, or the warehouses of the shops. */
export type Offering = Scope | 'shop';
