import { opaqueServer } from '#fields/text/text.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const fileServer: ServerFieldType = {
  ...opaqueServer,
  name: 'file',
  column: ({ json }) => (json === 'array' ? 'text[]' : 'text'),
};
