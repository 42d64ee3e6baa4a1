// Generated from schemas/material/packaging-material.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const packagingMaterial = {
  name: 'packaging_material',
  type: 'string',
  values: [
    { value: 'carton', key: 'carton', tone: 'neutral' },
    { value: 'pe', key: 'pe', tone: 'neutral' },
    { value: 'kraft_bubble', key: 'kraft_bubble', tone: 'neutral' },
    { value: 'no_pack', key: 'no_pack', tone: 'neutral' },
    { value: 'bubble', key: 'bubble', tone: 'neutral' },
    { value: 'non_woven_fabric', key: 'non_woven_fabric', tone: 'neutral' },
    { value: 'labels', key: 'labels', tone: 'neutral' },
    { value: 'ink', key: 'ink', tone: 'neutral' },
    { value: 'tape', key: 'tape', tone: 'neutral' },
    { value: 'paper', key: 'paper', tone: 'neutral' },
    { value: 'ribbon', key: 'ribbon', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type PackagingMaterial = (typeof packagingMaterial.values)[number]['value'];
