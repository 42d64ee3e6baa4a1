import type { Context } from '#contract/context.ts';
import { asCrm } from '#generated/crm/module.gen.server.ts';

/** Days that sheets of leads are kept: numbers of people stand in them. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const AT_ONCE = 200;

/** Takes the files from uploads that are older; how many rows there were stays. */
export const forgetSheets = {
  as: 'timer',
  run: (context: Pick<Context, 'within'>) =>
    context.within('crm').change(async (inside) => {
      const { db, records, now } = asCrm(inside);
      const old = await db
        .selectFrom('lead_sheet')
        .select('id')
        .where('created_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString())
        .where('file', 'is not', null)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      await records('lead_sheet').update(old.map(({ id }) => ({ id, file: null, error_file: null })));
    }),
} as const;
