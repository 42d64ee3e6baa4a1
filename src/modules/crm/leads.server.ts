import type { RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { noteAttempts } from './attempts.server.ts';
import { stopLeads } from './blacklist.server.ts';
import { checkRecalls, takeBack } from './callLead.server.ts';
import { checkDeposits, checkFourEyes, checkPages, checkRefunds, checkWards } from './confirm.server.ts';
import { handOut } from './distribute.server.ts';
import { keepTimes } from './dueTimes.server.ts';
import { markDuplicates } from './duplicates.server.ts';
import { holdGoods } from './holdGoods.server.ts';
import { checkLocks } from './locks.server.ts';
import { noteBuyers } from './leadPeople.server.ts';
import { hasWard, nameUnits } from './leadPlaces.server.ts';
import { notePosts } from './posts.server.ts';
import { keepResold } from './resale.server.ts';
import { noteReturns } from './returnRates.server.ts';
import { noteShort } from './shortStock.server.ts';

/** Where a new lead begins (blocked, set aside, or handed to whoever is to call), and what a call or a deposit leaves behind. */
export async function placeLeads(context: CrmContext, changes: readonly RecordChange<Lead>[]): Promise<void> {
  await checkLocks(context, changes);
  keepResold(context, changes);
  checkRecalls(context, changes);
  takeBack(context, changes);
  checkWards(context, changes);
  checkFourEyes(context, changes);
  await checkPages(context, changes);
  await checkRefunds(context, changes);
  mendPhones(changes);
  await noteBuyers(context, changes);
  await notePosts(context, changes);
  await nameUnits(context, changes);
  await stopLeads(context, changes);
  await markDuplicates(context, changes);
  completeMended(context, changes);
  takeQuantities(changes);
  keepDesigns(changes);
  await noteReturns(context, changes);
  await handOut(context, changes);
  noteAssigned(context, changes);
  limitCalls(context, changes);
  keepWorth(changes);
  noteAttempts(context, changes);
  checkDeposits(context, changes);
  await keepTimes(context, changes);
  await holdGoods(context, changes);
  await noteShort(context, changes);
}

/** When whoever has a lead got it, and from whom; what a rule or the system gives comes from nobody. */
function noteAssigned({ actor, now }: CrmContext, changes: readonly RecordChange<Lead>[]): void {
  for (const { old, record } of changes) {
    if (!record || record.account_id === (old?.account_id ?? null)) continue;
    record.assigned_at = record.account_id === null ? null : now.toISOString();
    record.assigned_by = actor.kind === 'system' ? null : actor.accountId;
  }
}

/** The number that was asked for takes the place of the wrong one. */
function mendPhones(changes: readonly RecordChange<Lead>[]): void {
  for (const { action, record, input } of changes)
    if (action === 'phone_fixed' && record) record.phone = String(input['phone']);
}

/** With the right number a lead may have all that an order needs. */
function completeMended({ now, actor }: CrmContext, changes: readonly RecordChange<Lead>[]): void {
  for (const { action, record } of changes) {
    if (action !== 'phone_fixed' || record?.queue !== 'telesale' || !isReady(record)) continue;
    record.status = COMPLETE;
    record.completed_at = now.toISOString();
    record.completed_by = actor.accountId;
  }
}

/** Code of `lead_status`. */
const COMPLETE = 60;

const isReady = (lead: Lead): boolean =>
  Boolean(lead.name && lead.address) && hasWard(lead) && lead.lines.length > 0;

/** Calls of new leads for which nobody says how many, by the company's setting. */
function limitCalls({ settings }: CrmContext, changes: readonly RecordChange<Lead>[]): void {
  const limit = settings['crm_default_process_limit'] as Lead['process_limit'] | undefined;
  for (const { old, record } of changes) if (!old && record) record.process_limit ??= limit ?? null;
}

/** No pictures are none: a rule asks whether there are any. */
function keepDesigns(changes: readonly RecordChange<Lead>[]): void {
  for (const { record } of changes) if (record?.design_images?.length === 0) record.design_images = null;
}

/** A row of a sheet names one article: so many pieces of it as of the lead. */
function takeQuantities(changes: readonly RecordChange<Lead>[]): void {
  for (const { action, record } of changes) {
    const [line, ...more] = record?.lines ?? [];
    if (action === 'import' && line && more.length === 0 && record?.quantity) line.quantity = record.quantity;
  }
}

/** Once it is known which goods, quantity and worth are theirs. */
function keepWorth(changes: readonly RecordChange<Lead>[]): void {
  for (const { record } of changes) {
    if (!record || record.lines.length === 0) continue;
    record.quantity = record.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    record.expected_value = record.lines.reduce(
      (sum, { quantity, unit_price, discount }) => sum + quantity * unit_price - discount,
      0,
    );
  }
}
