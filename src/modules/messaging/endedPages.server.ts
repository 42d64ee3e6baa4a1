import type { RecordChange } from '#contract/module.ts';
import type { MessagingContext } from '#generated/messaging/module.gen.server.ts';
import type { OmnichannelPage } from '#generated/messaging/omnichannel-page.entity.gen.ts';

/** The connection of a page has ended: whoever looks after pages is told, of an OA whoever looks after the company. */
export async function notifyEnded(
  { notify }: MessagingContext,
  changes: readonly RecordChange<OmnichannelPage>[],
): Promise<void> {
  for (const { id, old, record } of changes) {
    if (record?.token_status !== 'expired' || old?.token_status !== 'valid') continue;
    const key = record.channel === 'zalo' ? 'oa_token_expired' : 'page_token_expired';
    await notify(key, {
      id,
      params: { name: record.name },
      about: { entity: 'omnichannel_page', ids: [id] },
    });
  }
}
