import type { FieldType } from '#contract/field.ts';
import { code } from '#fields/code/code.ts';

/** How a device is known again. */
export const deviceSignature: FieldType<string> = { ...code, name: 'device_signature' };
