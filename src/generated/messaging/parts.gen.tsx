// Generated from schemas/messaging/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const messagingParts: AppParts = {
  module: {
    name: 'messaging', icon: 'chat', order: 42, tab: 'administration',
    menu: [
      {
        group: 'more',
        items: [
          {
            name: 'AdministrationZns', route: '/administration/zns', permissions: ['administration_zns'], icon: 'chat',
            order: 160,
          },
          { name: 'ZaloOa', route: '/zalo-oa', permissions: ['customer_account'], icon: 'chat', order: 210 },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/administration/zns', kind: 'list', resource: 'zns_message', permissions: ['administration_zns'] },
    {
      path: '/administration/zns/quota', kind: 'list', resource: 'omnichannel_page',
      permissions: ['administration_zns'],
    },
    { path: '/administration/zns/report', kind: 'report', permissions: ['administration_zns'] },
    {
      path: '/administration/zns/template', kind: 'list', resource: 'zns_template', permissions: ['administration_zns'],
    },
    {
      path: '/administration/zns/template/:id', kind: 'form', resource: 'zns_template',
      permissions: ['administration_zns'],
    },
    { screen: 'oauth-page', path: '/oauth-page-facebook', kind: 'page', permissions: ['crm_lead_omnichannel'] },
    { screen: 'oauth', path: '/oauth-zalo', kind: 'page', permissions: [] },
    { path: '/zalo-oa', kind: 'list', resource: 'omnichannel_page', permissions: ['customer_account'] },
    { path: '/zalo-oa/:id', kind: 'form', resource: 'omnichannel_page', permissions: ['customer_account'] },
    { path: '/zalo-oa/app', kind: 'list', resource: 'zalo_app', permissions: ['customer_account'] },
    { path: '/zalo-oa/app/:id', kind: 'form', creates: true, resource: 'zalo_app', permissions: ['customer_account'] },
  ],
  resources: [
    { name: 'omnichannel_page_hour' },
    { name: 'omnichannel_page', display: [{ field: 'name' }] },
    { name: 'page_app', display: [{ field: 'app_id' }] },
    { name: 'zalo_app', display: [{ field: 'app_id' }] },
    { name: 'zns_message', display: [{ field: 'tracking_id' }] },
    { name: 'zns_parameter', display: [{ field: 'name' }] },
    { name: 'zns_template', display: [{ field: 'name' }] },
  ],
};
