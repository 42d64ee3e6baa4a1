import type { Sent } from '#contract/module.ts';
import type {
  SendAnnouncementActionInput,
  SendAnnouncementActionResult,
} from '#generated/system/send-announcement.action.gen.ts';
import type { SystemContext } from '#generated/system/module.gen.server.ts';

/** Everybody who works for the company hears it, but for who says it. */
export async function sendAnnouncement(
  { notify, actor }: SystemContext,
  { text }: Sent<SendAnnouncementActionInput>,
): Promise<SendAnnouncementActionResult> {
  await notify('announcement', { params: { text }, but: actor.accountId });
  return {};
}
