import type { Sent } from '#contract/module.ts';
import { startOfDay } from '#fields/date_time/zone.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { QrCheck } from '#generated/dc/qr-check.entity.gen.ts';
import type { ScanQrActionInput, ScanQrActionResult } from '#generated/dc/scan-qr.action.gen.ts';
import type { QrFound, QrTask } from './qrTask.ts';

type Input = Sent<ScanQrActionInput>;

/** Checks of today that are shown. */
const SHOWN = 20;

/** Pictures of a check. */
const MOST_IMAGES = 4;

/** What each answer is said with; what is not named here is wrong with the piece. */
const SOUNDS: Readonly<Partial<Record<QrCheck['result'], string>>> = {
  genuine: 'success',
  sold: 'attention',
  foreign: 'attention',
};

/** A step of checking stamps: a code is looked up and the check kept, pictures go with the check that was made last. */
export async function scanQr(context: DcContext, input: Input): Promise<ScanQrActionResult> {
  if (input.command === 'image') return addImages(context, input);
  const code = (input.code ?? '').trim();
  if (input.command !== 'scan') return context.refuse('not_a_choice', 'command', { value: input.command });
  if (code === '') return context.refuse('is_empty', 'code');
  const [check] = await context.records('qr_check').create([{ code, id_city: input.id_city ?? null }]);
  if (!check) throw new Error('a check was not kept');
  return {
    task: (await readToday(context)) as never,
    said: check.result === 'unknown' ? 'messages.wrong_uid' : `scan.qr.${check.result}`,
    value: code,
    sound: SOUNDS[check.result] ?? 'error',
  };
}

/** Pictures are added to an own check of today; what was said of the piece stays. */
async function addImages(context: DcContext, { check_id, images }: Input): Promise<ScanQrActionResult> {
  const { records, refuse, actor } = context;
  const [check] = check_id ? await records('qr_check').lock({ id: check_id }) : [];
  if (!check || check.created_by !== actor.accountId)
    return refuse('reference_not_found', 'check_id', { value: check_id ?? '' });
  const all = [...new Set([...(check.images ?? []), ...(images ?? [])])];
  if (all.length > MOST_IMAGES) return refuse('too_many_rows', 'images', { limit: MOST_IMAGES });
  await records('qr_check').update([{ id: check.id, images: all }]);
  return {
    task: (await readToday(context)) as never,
    said: 'scan.qr.pictured',
    value: check.code,
    sound: 'success',
  };
}

async function readToday({ db, actor, company, today }: DcContext): Promise<QrTask> {
  const rows = await db
    .selectFrom('qr_check as q')
    .leftJoin('goods as g', 'g.id', 'q.goods_id')
    .select(['q.id', 'q.code', 'q.result', 'q.holder_name', 'q.territory', 'q.chain', 'q.checks'])
    .select(['q.images', 'g.name as goods'])
    .where('q.created_by', '=', actor.accountId)
    .where('q.created_at', '>=', startOfDay(today, company.timeZone).toISOString())
    .where('q.deleted_at', 'is', null)
    .orderBy('q.id', 'desc')
    .limit(SHOWN)
    .execute();
  const checks = rows.map(({ holder_name: holder, images, ...row }): QrFound => ({
    ...row,
    holder,
    images: images ?? [],
  }));
  return { checks };
}
