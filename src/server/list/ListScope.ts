import type { EntityModel, ListColumnModel, ListModel, ViewModeModel } from '#contract/model.ts';
import type { FilterContext } from '#fields/ServerFieldType.server.ts';
import { MAX_DAYS } from '#contract/wire.ts';
import { todayIn } from '#fields/date_time/zone.ts';
import type { Language } from '#contract/session.ts';
import type { Access } from '#server/access/Access.ts';
import type { ListRights } from '#server/access/ListRights.ts';
import { hasFeature } from '#server/access/licenses.ts';
import { entityOf } from '#server/access/modelIndex.ts';

/** A list as one caller meets it at one moment: what every step from the request to the answer looks at. */
export interface ListScope {
  list: ListModel;
  entity: EntityModel;
  access: Access;
  rights: ListRights;
  context: FilterContext;
  now: Date;
}

/** A list for a caller; `language` is the one he reads. */
export function createListScope(list: ListModel, access: Access, language: Language, now: Date): ListScope {
  return {
    list,
    entity: entityOf(access.model, list.entity),
    access,
    rights: cutUnlicensed(access.list(list), access, now),
    context: createFilterContext(access, language, now),
    now,
  };
}

/** Columns of a feature that the company lacks do not exist. */
function cutUnlicensed(rights: ListRights, { session: { licenses } }: Access, now: Date): ListRights {
  if (rights.columns.every(({ license }) => license === undefined)) return rights;
  const has = ({ license }: ListColumnModel) => !license || hasFeature(licenses, license, now);
  return { ...rights, columns: rights.columns.filter(has) };
}

/** What values are read with: the caller's language, his company's country, zone and currency. */
export function createFilterContext({ session }: Access, language: Language, now: Date): FilterContext {
  const { id_country, time_zone, currency } = session.customer;
  const today = findToday(time_zone, now);
  return {
    language,
    country: id_country,
    timeZone: time_zone,
    currency,
    maxDays: MAX_DAYS,
    today,
    accountId: session.accountId,
    mine: { warehouse: session.warehouses, pos: session.pos },
  };
}

const MINUTE_MS = 60_000;
const todays = new Map<string, { minute: number; today: string }>();

/** Today in a zone, asked of its rules once a minute. */
function findToday(timeZone: string, now: Date): string {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const known = todays.get(timeZone);
  if (known?.minute === minute) return known.today;
  const today = todayIn(timeZone, now);
  todays.set(timeZone, { minute, today });
  return today;
}

/** Columns of a mode that the caller may see, in the mode's order: those that fit its grain. */
export function columnsOfMode({ rights }: ListScope, mode: ViewModeModel): readonly ListColumnModel[] {
  const fitting = rights.columns.filter((column) => fitsGrain(column, mode));
  if (!mode.columns) return fitting;
  const byKey = new Map(fitting.map((column) => [column.key, column]));
  return mode.columns.flatMap((key) => byKey.get(key) ?? []);
}

/** Child rows have columns only where they are the grain. */
function fitsGrain({ steps }: ListColumnModel, { rows }: ViewModeModel): boolean {
  return steps.every((step) => step.kind === 'reference' || step.field === rows);
}
