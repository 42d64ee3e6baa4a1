// Generated from schemas/warehouse/assembly-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const assemblyKind = {
  name: 'assembly_kind',
  type: 'string',
  values: [
    { value: 'assemble', key: 'assemble', tone: 'success' },
    { value: 'disassemble', key: 'disassemble', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type AssemblyKind = (typeof assemblyKind.values)[number]['value'];
