// Generated from schemas/promotion/copy-present.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type CopyPresentActionInput = {

};

export const copyPresentActionFields = createFields({});

export const copyPresentAction: RecordAction = {
  key: 'copy_present',
  entity: 'present',
  permissions: ['administration_present'],
  success: 'messages.present_copied',
  confirm: true,
};
