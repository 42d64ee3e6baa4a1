// Generated from schemas/dc/undo-file.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { DcFile } from './dc-file.entity.gen.ts';

export type UndoFileActionInput = {

};

export const undoFileActionFields = createFields({});

export const undoFileAction: RecordAction = {
  key: 'undo_file',
  entity: 'dc_file',
  permissions: ['dc_process_file'],
  guard: (c: Logic<DcFile>) => c.record.undone_at == null && c.record.sent_on != null && c.record.sent_on === c.today,
  guardMessage: 'rule.dc_file.not_today',
  success: 'messages.dc_file_undone',
  tone: 'danger',
  confirm: true,
};
