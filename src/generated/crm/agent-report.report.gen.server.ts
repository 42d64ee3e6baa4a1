// Generated from schemas/crm/agent-report.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { leadAttemptFields } from './lead-attempt.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const agentReport: ReportModel = {
  screen: 'crm/agent-report',
  route: '/crm/agent-report',
  module: 'crm',
  entity: 'lead',
  rows: 'attempts',
  permissions: ['crm_lead_dead'],
  url: '/crm-agent-report',
  filters: [
    filter(leadAttemptFields.at, {
      key: 'attempts.at', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.at', kind: 'date_range', maxDays: 360,
    }),
    filter(leadAttemptFields.account_id, {
      key: 'attempts.account_id', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.account_id', kind: 'reference',
    }),
    filter(leadAttemptFields.result, {
      key: 'attempts.result', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.result', kind: 'multi_select',
    }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
  ],
  period: { filter: 'attempts.at', days: 7 },
  compare: true,
  dimensions: [
    {
      key: 'day',
      path: path(leadAttemptFields.at, {
        key: 'attempts.at', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      }),
      by: 'day',
    },
    {
      key: 'hour',
      path: path(leadAttemptFields.at, {
        key: 'attempts.at', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      }),
      by: 'hour',
    },
    {
      key: 'agent',
      path: path(leadAttemptFields.account_id, {
        key: 'attempts.account_id', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      }),
    },
    {
      key: 'result',
      path: path(leadAttemptFields.result, {
        key: 'attempts.result', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      }),
    },
  ],
  measures: [
    { key: 'calls' },
    { key: 'contacted', where: { 'attempts.result': ['agreed', 'call_back', 'no_demand', 'wrong_number', 'give_up'] } },
    {
      key: 'talk_seconds',
      sum: path(leadAttemptFields.seconds, {
        key: 'attempts.seconds', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      }),
    },
    { key: 'agreed', where: { 'attempts.result': ['agreed'] } },
    { key: 'unanswered', where: { 'attempts.result': ['no_answer', 'busy', 'switched_off'] } },
    { key: 'contact_rate', ratio: ['contacted', 'calls'] },
    { key: 'seconds_per_call', ratio: ['talk_seconds', 'calls'] },
    { key: 'agreed_rate', ratio: ['agreed', 'calls'] },
    { key: 'unanswered_rate', ratio: ['unanswered', 'calls'] },
  ],
  tiles: [
    { key: 'calls', measures: ['calls'], by: 'day', limit: 400 },
    { key: 'agreed', measures: ['agreed'], limit: 10 },
    { key: 'agreed_rate', measures: ['agreed_rate'], limit: 10 },
    { key: 'contact_rate', measures: ['contact_rate'], limit: 10 },
    { key: 'talk_seconds', measures: ['talk_seconds'], limit: 10 },
    { key: 'seconds_per_call', measures: ['seconds_per_call'], limit: 10 },
    { key: 'unanswered_rate', measures: ['unanswered_rate'], limit: 10 },
    { key: 'by_hour', measures: ['calls'], by: 'hour', limit: 400 },
    {
      key: 'hours', measures: ['calls', 'contacted', 'contact_rate', 'agreed', 'agreed_rate', 'seconds_per_call'],
      by: 'hour', limit: 400,
    },
    { key: 'results', measures: ['calls'], by: 'result', limit: 10 },
    {
      key: 'agents',
      measures: [
        'calls', 'contacted', 'contact_rate', 'agreed', 'agreed_rate', 'unanswered_rate', 'talk_seconds',
        'seconds_per_call',
      ],
      by: 'agent', limit: 30,
    },
  ],
};
