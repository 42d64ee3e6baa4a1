// Generated from schemas/market/sync-config.workflow.json. Edit that file and run `npm run generate`.
import type { WorkflowModel } from '#contract/workflow.ts';

export const syncConfigWorkflow: WorkflowModel = {
  entity: 'sync_config',
  field: 'state',
  initial: [{ to: 'stopped' }],
  states: [{ key: 'stopped', value: 'stopped', tone: 'neutral' }, { key: 'active', value: 'active', tone: 'success' }],
  transitions: [
    { key: 'activate', from: ['stopped'], to: 'active', permissions: ['customer_account'], tone: 'success' },
    { key: 'stop', from: ['active'], to: 'stopped', permissions: ['customer_account'], tone: 'danger' },
  ],
};
