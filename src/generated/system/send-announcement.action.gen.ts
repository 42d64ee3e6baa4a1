// Generated from schemas/system/send-announcement.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type SendAnnouncementActionInput = {
  text: string;
};

export type SendAnnouncementActionResult = {

};

export const sendAnnouncementActionFields = createFields({
  text: { type: 'long_text', json: 'string', required: true, minLength: 3, maxLength: 500 },
});

export const sendAnnouncementAction: ActionCall<SendAnnouncementActionInput, SendAnnouncementActionResult> = {
  url: '/send-announcement',
};
