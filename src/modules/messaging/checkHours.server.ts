import type { RecordChange } from '#contract/module.ts';
import type { MessagingContext } from '#generated/messaging/module.gen.server.ts';
import type { OmnichannelPage } from '#generated/messaging/omnichannel-page.entity.gen.ts';

/** A page closes after it has opened; past midnight it opens anew the next day. */
export function checkHours(_: MessagingContext, changes: readonly RecordChange<OmnichannelPage>[]): void {
  for (const change of changes)
    for (const [at, { opens_at, closes_at }] of (change.record?.hours ?? []).entries())
      if (closes_at <= opens_at)
        change.refuse('rule.omnichannel_page_hour.closes_later', `hours.${at}.closes_at`, {
          value: closes_at,
        });
}
