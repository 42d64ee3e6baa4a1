// Generated from schemas/request/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const requestParts: AppParts = {
  module: {
    name: 'request', icon: 'request', order: 80, tab: 'request',
    menu: [
      {
        group: 'requests',
        items: [
          {
            name: 'InternalRequest', route: '/internal/request', permissions: ['administration_request'],
            icon: 'request',
          },
        ],
      },
    ],
  },
  screens: [
    {
      screen: 'internal/request', path: '/internal/request', kind: 'list', resource: 'task_request',
      permissions: ['administration_request'],
      load: async () => (await loads()).requestsList(),
    },
    {
      screen: 'internal/request', path: '/internal/request/:id', kind: 'form', resource: 'task_request',
      permissions: ['administration_request'],
      load: async () => (await loads()).requestForm(),
    },
    {
      screen: 'internal/request', path: '/internal/request/create', kind: 'form', resource: 'task_request',
      permissions: ['administration_request'],
      load: async () => (await loads()).requestForm(),
    },
  ],
  resources: [{ name: 'task_request', display: [{ field: 'code' }, ' – ', { field: 'title' }] }],
  dialogs: { 'request-done': async () => (await loads()).requestDoneForm() },
};
