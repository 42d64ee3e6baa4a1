import type { PageWords } from '#contract/socialPages.ts';
import type { ConversationContact } from '#generated/crm/conversation-contact.entity.gen.ts';
import type { Conversation } from '#generated/crm/conversation.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { OmnichannelPage } from '#generated/messaging/omnichannel-page.entity.gen.ts';
import { isPhone, toPhone } from '#fields/phone/phone.ts';
import { PHONE_IN_TEXT } from './phones.ts';
import { findPostLines } from './posts.server.ts';
import { OPEN_QUEUES } from './queues.server.ts';

/** Code of `country`: pages of the company are read at home. */
const HOME = 1;

export interface Said {
  page: OmnichannelPage;
  talk: Conversation;
  contact: ConversationContact;
  event: PageWords;
}

/** A phone that is named in a chat makes a lead, once; an open one of that phone is linked instead (screen book 3, `auto_lead`). */
export async function offerLead(own: CrmContext, { page, talk, contact, event }: Said): Promise<void> {
  const [found] = PHONE_IN_TEXT.exec(event.text ?? '') ?? [];
  const phone = toPhone(found?.replace(/[^\d+]/gu, '') ?? '', HOME);
  if (phone === null || !isPhone(phone, HOME)) return;
  await own.records('conversation_contact').update([{ id: contact.id, phone }]);
  if (talk.lead_id !== null) return;
  const [open] = await own.records('lead').find({ phone, queue: [...OPEN_QUEUES] });
  if (open) {
    await own.records('conversation').update([{ id: talk.id, lead_id: open.id }]);
    return;
  }
  // The conversation knows it by its hook. What is wrong with the number somebody sees in the chat.
  await own.records('lead').createSome([
    {
      phone,
      name: contact.name,
      source: 'omnichannel',
      source_detail: page.name,
      conversation_id: talk.id,
      note: event.text,
      lines: await findPostLines(own, talk.post_id),
    },
  ]);
}
