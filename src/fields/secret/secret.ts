import type { FieldType } from '#contract/field.ts';
import { password } from '#fields/password/password.ts';

/** What signs in somewhere else: encrypted, never sent back. */
export const secret: FieldType<string> = { ...password, name: 'secret', isHashed: undefined };
