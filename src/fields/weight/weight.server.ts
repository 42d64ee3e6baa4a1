import { integerServer } from '#fields/integer/integer.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const weightServer: ServerFieldType = { ...integerServer, name: 'weight' };
