import { textServer } from '#fields/text/text.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const timeServer: ServerFieldType = {
  ...textServer,
  name: 'time',
  order: ({ value }) => `${value} COLLATE "C"`,
};
