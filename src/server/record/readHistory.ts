import { STANDARD_FIELDS } from '#contract/record.ts';
import { NOTE_LABEL, type HistoryAnswer, type HistoryChange, type HistoryEntry } from '#contract/history.ts';
import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { transitionsOf } from '#contract/workflow.ts';
import type { Access } from '../access/Access.ts';
import type { Queries } from '../db/Db.ts';
import { namePeople } from './mentions.ts';

/** Entries of one answer. */
const AT_ONCE = 20;
/** Rows of a table that are looked at for them: several may belong to one entry. */
const ROWS = 100;

/** A row of the audit, of the events or of the notes. */
interface Row {
  at: string;
  by: string | null;
  action: string;
  before: Values | null;
  after: Values | null;
  field: string | null;
  from_state: string | null;
  to_state: string | null;
  note: string | null;
  files: readonly string[] | null;
}

const WHO = `(select nullif(coalesce(nullif(a.display_name, ''), a.username), '#system') from "account" a
 where a.customer_id = x.customer_id and a.id = x.account_id)`;

const OF_RECORD = `x.customer_id = $1 and x.entity = $2 and x.record_id = $3
 and ($4::timestamptz is null or x.created_at < $4::timestamptz) order by x.created_at desc, x.id desc limit ${ROWS}`;

const NO_CHANGE = `null::jsonb as before, null::jsonb as after`;
const NO_STATE = `null::text as field, null::text as from_state, null::text as to_state`;

/** What happened to a record, newest first: changes, transitions with their notes, notes. */
const HISTORY = `select r.* from (
(select x.created_at as at, ${WHO} as by, x.action, x.before, x.after, ${NO_STATE}, null::text as note, null::jsonb as files from khuon_audit x where ${OF_RECORD})
union all
(select x.created_at as at, ${WHO} as by, coalesce(x.transition, 'create') as action, ${NO_CHANGE}, x.field, x.from_state, x.to_state, x.note, null::jsonb as files from khuon_event x where ${OF_RECORD})
union all
(select x.created_at as at, ${WHO} as by, '#note' as action, ${NO_CHANGE}, ${NO_STATE}, x.text as note, x.files from khuon_note x where ${OF_RECORD})
) r order by r.at desc`;

/** Whose history is read, by whom. */
interface Asked {
  entity: EntityModel;
  id: number;
  /** Only what happened before. */
  before: string | null;
}

/**
 * The history of a record that the caller may see: of each change the fields that he may read, and what is masked for him
 * only as changed. What changed nothing that he sees is no entry.
 */
export async function readHistory(
  tx: Queries,
  access: Access,
  { entity, id, before }: Asked,
): Promise<HistoryAnswer> {
  const customer = access.session.customer.id;
  const { rows } = await tx.query<Row>(HISTORY, [customer, entity.name, id, before]);
  const groups = groupRows(rows);
  const taken = takePage(groups);
  const entries = taken.flatMap((group) => toEntry(group, entity, access) ?? []);
  const isLast = taken.length === groups.length && rows.length < ROWS;
  return {
    entries: await namePeople(tx, customer, entries),
    next: isLast ? null : (taken.at(-1)?.[0]?.at ?? null),
  };
}

/** What one transaction did by one action stands in several rows. */
function groupRows(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.at} ${row.action}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** The first ones; what happened at the same time stays together, for the next page begins before it. */
function takePage(groups: readonly Row[][]): readonly Row[][] {
  const last = groups[AT_ONCE - 1]?.[0]?.at;
  if (last === undefined) return groups;
  const end = groups.findLastIndex(([row]) => row?.at === last);
  return groups.slice(0, end + 1);
}

function toEntry(group: readonly Row[], entity: EntityModel, access: Access): HistoryEntry | null {
  const [first] = group;
  if (!first) return null;
  const { at, by, action } = first;
  const changes = action === 'create' ? [] : toChanges(group, entity, access);
  const isNews = action === 'create' || action === 'delete' || action === '#note';
  const note = group.find((row) => row.note !== null && seesRow(row, entity, access))?.note;
  if (!isNews && changes.length === 0 && note === undefined) return null;
  const files = group.flatMap((row) => row.files ?? []);
  return {
    id: `${at} ${action}`,
    at,
    by: seesPeople(entity, access) ? by : null,
    label: labelOf(entity, action),
    changes,
    ...(typeof note === 'string' ? { note } : {}),
    ...(files.length > 0 ? { files } : {}),
  };
}

/** Who made a record is shown to those who may read it; of a record that says nothing of it, to all. */
const seesPeople = (entity: EntityModel, access: Access): boolean =>
  entity.fields.every(({ name }) => name !== 'created_by') || access.readableFields(entity).has('created_by');

/** The note of a transition belongs to the state that it moved. */
const seesRow = ({ field }: Row, entity: EntityModel, access: Access): boolean =>
  field === null || access.readableFields(entity).has(field);

const KNOWN_ACTIONS: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'import']);

function labelOf(entity: EntityModel, action: string): string {
  if (action === '#note') return NOTE_LABEL;
  if (transitionsOf(entity.workflows).some(({ key }) => key === action))
    return `${entity.name}.transition.${action}`;
  return `kit.history.${KNOWN_ACTIONS.has(action) ? action : 'update'}`;
}

function toChanges(group: readonly Row[], entity: EntityModel, access: Access): HistoryChange[] {
  const readable = access.readableFields(entity);
  const all = group.flatMap((row) => [...fromAudit(row), ...fromEvent(row, entity)]);
  const byField = new Map(all.toReversed().map((change) => [change.field, change]));
  return [...byField.values()].toReversed().flatMap((change): HistoryChange[] => {
    const field = readable.get(change.field);
    if (!field || STANDARD_FIELDS.has(change.field)) return [];
    if (access.isMasked(field) || field.rows)
      return [{ field: change.field, before: null, after: null, concealed: true }];
    return [change];
  });
}

function fromAudit({ before, after }: Row): HistoryChange[] {
  return Object.keys({ ...before, ...after }).map((field) => ({
    field,
    before: before?.[field] ?? null,
    after: after?.[field] ?? null,
  }));
}

function fromEvent({ field, from_state, to_state }: Row, { workflows = [] }: EntityModel): HistoryChange[] {
  const states = workflows.find((workflow) => workflow.field === field)?.states ?? [];
  if (field === null || from_state === to_state) return [];
  const valueOf = (key: string | null) => states.find((state) => state.key === key)?.value ?? null;
  return [{ field, before: valueOf(from_state), after: valueOf(to_state) }];
}
