// Generated from schemas/dc/dc-file-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const dcFileStatus = {
  name: 'dc_file_status',
  type: 'string',
  values: [
    { value: 'done', key: 'done', tone: 'success' },
    { value: 'partly', key: 'partly', tone: 'warning' },
    { value: 'undone', key: 'undone', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type DcFileStatus = (typeof dcFileStatus.values)[number]['value'];
