// Generated from schemas/request/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

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
          { name: 'RequestGiven', route: '/internal/request-given', permissions: [], icon: 'check' },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/internal/request', kind: 'list', resource: 'task_request', permissions: ['administration_request'] },
    { path: '/internal/request-given', kind: 'list', resource: 'task_request', permissions: [] },
    { path: '/internal/request/:id', kind: 'form', resource: 'task_request', permissions: [] },
    {
      path: '/internal/request/create', kind: 'form', resource: 'task_request', permissions: ['administration_request'],
    },
  ],
  resources: [{ name: 'task_request', display: [{ field: 'code' }, ' – ', { field: 'title' }] }],
  dialogs: ['request-done'],
};
