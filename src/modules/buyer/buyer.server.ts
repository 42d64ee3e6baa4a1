import type { RecordChange } from '#contract/module.ts';
import type { Buyer } from '#generated/buyer/buyer.entity.gen.ts';
import { defineModule, type BuyerContext } from '#generated/buyer/module.gen.server.ts';
import { nextBirthday } from './birthdays.ts';

/** Buyers whose birthdays are moved on in one transaction. */
const AT_ONCE = 500;

export default defineModule({
  hooks: { buyer: { beforeWrite: completeBirthdays } },
  jobs: {
    move_birthdays: {
      as: 'timer',
      async run({ change }) {
        while ((await change(moveBirthdays)) === AT_ONCE);
      },
    },
  },
  schedules: { move_birthdays: { cron: '5 0 * * *', job: 'move_birthdays' } },
});

/** Before they are stored: when the birthday comes next. */
function completeBirthdays({ today }: BuyerContext, changes: readonly RecordChange<Buyer>[]): void {
  for (const { old, record } of changes) {
    if (!record || (old && record.birthday === old.birthday && (old.next_birthday ?? '') >= today)) continue;
    record.next_birthday = record.birthday === null ? null : nextBirthday(record.birthday, today);
  }
}

/** Those that were yesterday come again next year; gives how many were moved. */
export async function moveBirthdays({ db, records, today }: BuyerContext): Promise<number> {
  const rows = await db
    .selectFrom('buyer')
    .select('id')
    .where('birthday', 'is not', null)
    .where(({ eb, or }) => or([eb('next_birthday', 'is', null), eb('next_birthday', '<', today)]))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  const buyers = await records('buyer').lock({ id: rows.map(({ id }) => id) });
  await records('buyer').update(
    buyers.flatMap(({ id, birthday }) =>
      birthday === null ? [] : [{ id, next_birthday: nextBirthday(birthday, today) }],
    ),
  );
  return rows.length;
}
