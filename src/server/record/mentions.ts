import { MENTION, NOTE_LABEL, type HistoryEntry } from '#contract/history.ts';
import type { EntityModel, FormModel } from '#contract/model.ts';
import { SUPER_ADMIN } from '#contract/session.ts';
import { fold } from '#contract/text.ts';
import { escapeLike } from '#fields/text/text.server.ts';
import type { Queries } from '../db/Db.ts';
import { Failure } from '../http/Failure.ts';
import { printHolds } from '../notify/compileReaders.ts';
import type { Change } from '../write/runChange.ts';

/* People who are named in notes: `@{12}` in the text, whatever the account is called when it is read. */

/** Value of `account.status` that may work. */
const ACTIVE = 1;

/** People that one answer offers. */
const OFFERED = 8;

/** People that one note names. */
const MOST = 20;

const NAME = `coalesce(nullif(a.display_name, ''), a.username)`;
const IS_ACTIVE = `a.deleted_at is null and a.status = ${ACTIVE}`;

/** Somebody who may be named. */
export interface Person {
  id: number;
  name: string;
  username: string;
}

/** Active people of the company, but for who asks, in whose names all words of the text stand. */
export async function findPeople({ tx, session }: Change, text: string): Promise<Person[]> {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const { rows } = await tx.query<Person>(
    `select a.id, ${NAME} as name, a.username from "account" a
where a.customer_id = $1 and a.id <> $2 and ${IS_ACTIVE}
and khuon_fold(${NAME} || ' ' || a.username) like all($3::text[]) order by khuon_sort(${NAME}), a.id limit ${OFFERED}`,
    [session.customer.id, session.accountId, words.map((word) => `%${escapeLike(word)}%`)],
  );
  return rows;
}

const idsOf = (text: string): number[] => [
  ...new Set([...text.matchAll(MENTION)].map(([, id]) => Number(id))),
];

/** The people whom a note names. Throws Failure `invalid` at its text for one who is not there, or too many. */
export async function readMentioned({ tx, session }: Change, text: string): Promise<number[]> {
  const ids = idsOf(text);
  const label = 'kit.history.add_note';
  if (ids.length > MOST) throw refuse('too_many_rows', { label, limit: MOST, value: ids.length });
  const { rows } = await tx.query<{ id: number }>(
    `select a.id from "account" a where a.customer_id = $1 and a.id = any($2::int8[]) and ${IS_ACTIVE}`,
    [session.customer.id, ids],
  );
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw refuse('reference_not_found', { label, value: `@{${unknown}}` });
  return ids;
}

const refuse = (code: string, params: Readonly<Record<string, unknown>>): Failure =>
  new Failure('invalid', { problems: [{ path: 'text', code, params }] });

/** A record, and the text of a note about it. */
export interface Mentioning {
  entity: EntityModel;
  id: number;
  text: string;
}

/** Characters of a note that a notification tells. */
const EXCERPT = 100;

/** Tells each of them once, by the first form of the record that he may open; who may not read the record hears nothing. */
export async function notifyMentioned(
  change: Change,
  { entity, id, text }: Mentioning,
  accounts: readonly number[],
): Promise<void> {
  const { tx, session, parts } = change;
  const names = await readNames(tx, session.customer.id, accounts);
  const params = { name: session.displayName, text: printText(text, names).slice(0, EXCERPT) };
  let left = accounts;
  for (const { route, permissions, ...form } of parts.model.forms) {
    if (left.length === 0) return;
    if (form.entity !== entity.name || !form.aside || route === undefined) continue;
    const opening = await findHolders(change, permissions, left);
    left = left.filter((account) => !opening.includes(account));
    await parts.notifier.send(tx, session.customer.id, 'note_mention', {
      accounts: opening,
      about: { entity: entity.name, ids: [id] },
      link: `${route}/{id}`,
      params,
      but: session.accountId,
    });
  }
}

/** Those of some accounts that hold one of a form's codes. */
async function findHolders(
  { tx, session, parts }: Change,
  codes: FormModel['permissions'],
  accounts: readonly number[],
): Promise<number[]> {
  if (codes === null) return [];
  if (codes.length === 0) return [...accounts];
  const { rows } = await tx.query<{ id: number }>(
    `select a.id from "account" a where a.customer_id = $1 and a.id = any($2::int8[]) and ${printHolds(parts.model, '$3')}`,
    [session.customer.id, accounts, [...codes, SUPER_ADMIN]],
  );
  return rows.map(({ id }) => id);
}

type Names = Readonly<Record<number, string>>;

async function readNames(tx: Queries, customer: number, ids: readonly number[]): Promise<Names> {
  if (ids.length === 0) return {};
  const { rows } = await tx.query<{ id: number; name: string }>(
    `select a.id, ${NAME} as name from "account" a where a.customer_id = $1 and a.id = any($2::int8[])`,
    [customer, ids],
  );
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

const printText = (text: string, names: Names): string =>
  text.replace(MENTION, (whole, id: string) => (names[Number(id)] ? `@${names[Number(id)]}` : whole));

/** Entries with the names that people who are named in their notes have now. */
export async function namePeople(
  tx: Queries,
  customer: number,
  entries: readonly HistoryEntry[],
): Promise<HistoryEntry[]> {
  const idsOfEntry = ({ label, note }: HistoryEntry) => (label === NOTE_LABEL && note ? idsOf(note) : []);
  const names = await readNames(tx, customer, entries.flatMap(idsOfEntry));
  return entries.map((entry) => {
    const ids = idsOfEntry(entry).filter((id) => names[id] !== undefined);
    if (ids.length === 0) return entry;
    return { ...entry, people: Object.fromEntries(ids.map((id) => [id, names[id] ?? ''])) };
  });
}
