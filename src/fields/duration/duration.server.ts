import { integerServer } from '#fields/integer/integer.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const durationServer: ServerFieldType = { ...integerServer, name: 'duration', typedFormat: undefined };
