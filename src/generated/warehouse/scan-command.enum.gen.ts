// Generated from schemas/warehouse/scan-command.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const scanCommand = {
  name: 'scan_command',
  type: 'string',
  values: [
    { value: 'scan', key: 'scan', tone: 'neutral' },
    { value: 'undo', key: 'undo', tone: 'neutral' },
    { value: 'missing', key: 'missing', tone: 'neutral' },
    { value: 'finish', key: 'finish', tone: 'neutral' },
    { value: 'package', key: 'package', tone: 'neutral' },
    { value: 'put_back', key: 'put_back', tone: 'neutral' },
    { value: 'take_over', key: 'take_over', tone: 'neutral' },
    { value: 'image', key: 'image', tone: 'neutral' },
    { value: 'look', key: 'look', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ScanCommand = (typeof scanCommand.values)[number]['value'];
