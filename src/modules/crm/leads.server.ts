import type { RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { noteAttempts } from './attempts.server.ts';
import { stopLeads } from './blacklist.server.ts';
import { checkRecalls, takeBack } from './callLead.server.ts';
import { checkDeposits, checkWards } from './confirm.server.ts';
import { handOut } from './distribute.server.ts';
import { keepTimes } from './dueTimes.server.ts';
import { markDuplicates } from './duplicates.server.ts';
import { checkLocks } from './locks.server.ts';
import { keepResold } from './resale.server.ts';

/** Where a new lead begins (blocked, set aside, or handed to whoever is to call), and what a call or a deposit leaves behind. */
export async function placeLeads(context: CrmContext, changes: readonly RecordChange<Lead>[]): Promise<void> {
  await checkLocks(context, changes);
  keepResold(context, changes);
  checkRecalls(context, changes);
  takeBack(context, changes);
  checkWards(context, changes);
  await stopLeads(context, changes);
  await markDuplicates(context, changes);
  await handOut(context, changes);
  noteAttempts(context, changes);
  checkDeposits(context, changes);
  await keepTimes(context, changes);
}
