// Generated from schemas/crm/agent-report.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { leadAttemptFields } from './lead-attempt.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'crm/agent-report',
  route: '/crm/agent-report',
  title: 'screen.crm/agent-report.title',
  permissions: ['crm_lead_dead'],
  url: '/crm-agent-report',
  filters: [
    filter(leadAttemptFields.at, {
      key: 'attempts.at', label: 'lead_attempt.at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(leadAttemptFields.account_id, {
      key: 'attempts.account_id', label: 'lead_attempt.account_id', kind: 'reference',
    }),
    filter(leadAttemptFields.result, { key: 'attempts.result', label: 'lead_attempt.result', kind: 'multi_select' }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
  ],
  period: { filter: 'attempts.at', days: 7 },
  compare: true,
  dimensions: {
    day: { field: leadAttemptFields.at, label: 'kit.report.by_day', by: 'day', filter: 'attempts.at' },
    hour: { field: leadAttemptFields.at, label: 'kit.report.by_hour', by: 'hour' },
    agent: { field: leadAttemptFields.account_id, label: 'lead_attempt.account_id', filter: 'attempts.account_id' },
    result: { field: leadAttemptFields.result, label: 'lead_attempt.result', filter: 'attempts.result' },
  },
  measures: {
    calls: { label: 'screen.crm/agent-report.measure.calls' },
    contacted: {
      label: 'screen.crm/agent-report.measure.contacted',
      where: { 'attempts.result': ['agreed', 'call_back', 'no_demand', 'wrong_number', 'give_up'] },
    },
    talk_seconds: { label: 'screen.crm/agent-report.measure.talk_seconds', field: leadAttemptFields.seconds },
    agreed: { label: 'screen.crm/agent-report.measure.agreed', where: { 'attempts.result': ['agreed'] } },
    unanswered: {
      label: 'screen.crm/agent-report.measure.unanswered',
      where: { 'attempts.result': ['no_answer', 'busy', 'switched_off'] }, better: 'less',
    },
    contact_rate: {
      label: 'screen.crm/agent-report.measure.contact_rate',
      where: { 'attempts.result': ['agreed', 'call_back', 'no_demand', 'wrong_number', 'give_up'] }, isShare: true,
    },
    seconds_per_call: {
      label: 'screen.crm/agent-report.measure.seconds_per_call', field: leadAttemptFields.seconds, isRatio: true,
    },
    agreed_rate: {
      label: 'screen.crm/agent-report.measure.agreed_rate', where: { 'attempts.result': ['agreed'] }, isShare: true,
    },
    unanswered_rate: {
      label: 'screen.crm/agent-report.measure.unanswered_rate',
      where: { 'attempts.result': ['no_answer', 'busy', 'switched_off'] }, isShare: true, better: 'less',
    },
  },
  tiles: [
    {
      key: 'calls', kind: 'trend', title: 'screen.crm/agent-report.measure.calls', measures: ['calls'], by: 'day',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'calls',
      },
    },
    {
      key: 'agreed', kind: 'number', title: 'screen.crm/agent-report.measure.agreed', measures: ['agreed'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'calls',
      },
    },
    {
      key: 'agreed_rate', kind: 'number', title: 'screen.crm/agent-report.measure.agreed_rate',
      measures: ['agreed_rate'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'calls',
      },
    },
    {
      key: 'contact_rate', kind: 'number', title: 'screen.crm/agent-report.measure.contact_rate',
      measures: ['contact_rate'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'calls',
      },
    },
    {
      key: 'talk_seconds', kind: 'number', title: 'screen.crm/agent-report.measure.talk_seconds',
      measures: ['talk_seconds'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'calls',
      },
    },
    {
      key: 'seconds_per_call', kind: 'number', title: 'screen.crm/agent-report.measure.seconds_per_call',
      measures: ['seconds_per_call'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'calls',
      },
    },
    {
      key: 'unanswered_rate', kind: 'number', title: 'screen.crm/agent-report.measure.unanswered_rate',
      measures: ['unanswered_rate'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'calls',
      },
    },
    {
      key: 'by_hour', kind: 'bar', title: 'screen.crm/agent-report.measure.calls', measures: ['calls'], by: 'hour',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'calls',
      },
    },
    {
      key: 'hours', kind: 'table', title: 'screen.crm/agent-report.tile.hours',
      measures: ['calls', 'contacted', 'contact_rate', 'agreed', 'agreed_rate', 'seconds_per_call'], by: 'hour',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'calls',
      },
    },
    {
      key: 'results', kind: 'pie', title: 'screen.crm/agent-report.tile.results', measures: ['calls'], by: 'result',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'calls',
      },
    },
    {
      key: 'agents', kind: 'table', title: 'screen.crm/agent-report.tile.agents',
      measures: [
        'calls', 'contacted', 'contact_rate', 'agreed', 'agreed_rate', 'unanswered_rate', 'talk_seconds',
        'seconds_per_call',
      ],
      by: 'agent',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'calls',
      },
    },
  ],
};

export default function AgentReport() {
  return <ReportScreen report={report} />;
}
