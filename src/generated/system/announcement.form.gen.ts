// Generated from schemas/system/announcement.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type AnnouncementForm = {
  text: string;
};

export const announcementFormFields = createFields({
  text: { type: 'long_text', json: 'string', required: true, minLength: 3, maxLength: 500 },
});
