// Generated from schemas/_shared/approval-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const approvalStatus = {
  name: 'approval_status',
  type: 'integer',
  values: [
    { value: 1, key: 'waiting', tone: 'warning' },
    { value: 2, key: 'under_approval', tone: 'progress' },
    { value: 3, key: 'approved', tone: 'success' },
    { value: 4, key: 'rejected', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type ApprovalStatus = (typeof approvalStatus.values)[number]['value'];
