// Generated from schemas/shop/task-finish.form.json. Edit that file and run `npm run generate`.
import type { FieldModel } from '#contract/model.ts';

export type TaskFinishForm = {
  result: string;
};

export const taskFinishFormFields = {
  result: { name: 'result', type: 'text', json: 'string', required: true, maxLength: 255 },
} as const satisfies Record<string, FieldModel>;
