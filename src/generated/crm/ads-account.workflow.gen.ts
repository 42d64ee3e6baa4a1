// Generated from schemas/crm/ads-account.workflow.json. Edit that file and run `npm run generate`.
import type { WorkflowModel } from '#contract/workflow.ts';

export const adsAccountWorkflow: WorkflowModel = {
  entity: 'ads_account',
  field: 'status',
  initial: [{ to: 1 }],
  states: [{ key: 'stopped', value: 0, tone: 'neutral' }, { key: 'in_use', value: 1, tone: 'success' }],
  transitions: [
    { key: 'start', from: [0], to: 1, permissions: ['crm_ads_account'], tone: 'success' },
    {
      key: 'stop', from: [1], to: 0, permissions: ['crm_ads_account'], tone: 'danger',
      notify: { key: 'ads_account_stopped', params: ['name'] },
    },
  ],
};
