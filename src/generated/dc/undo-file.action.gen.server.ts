// Generated from schemas/dc/undo-file.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/dc/undo-file.action.validate.gen.js';
import { undoFileAction, undoFileActionFields } from './undo-file.action.gen.ts';

export const undoFileActionModel: ActionModel = {
  key: 'undo_file',
  stem: 'undo-file',
  module: 'dc',
  records: undoFileAction,
  permissions: ['dc_process_file'],
  input: Object.values(undoFileActionFields),
  validate,
};
