// Generated from schemas/crm/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const crmParts: AppParts = {
  module: {
    name: 'crm', icon: 'crm', order: 10, tab: 'crm',
    menu: [
      {
        group: 'chat_forms',
        items: [
          {
            name: 'CrmLadiPageConfig', route: '/crm/ladi-page-config', permissions: ['crm_ladi_page_config'],
            icon: 'file',
          },
        ],
      },
      {
        group: 'leads',
        items: [
          {
            name: 'CrmLeadTemporary', route: '/crm/lead-temporary', permissions: ['crm_lead_temporary'],
            icon: 'archive',
          },
          {
            name: 'CrmLeadInvalidPhone', route: '/crm/lead-invalid-phone', permissions: ['crm_lead_invalid_phone'],
            icon: 'warning',
          },
          {
            name: 'CrmLeadIncompleteData', route: '/crm/lead-incomplete-data', permissions: ['crm_lead_incomplete'],
            icon: 'contact',
          },
          { name: 'CrmLeadTelesale', route: '/crm/lead-telesale', permissions: ['crm_lead_telesale'], icon: 'phone' },
          {
            name: 'CrmLeadCompleteData', route: '/crm/lead-complete-data', permissions: ['crm_lead_complete'],
            icon: 'check',
          },
          {
            name: 'CrmLeadDoubleCheck', route: '/crm/lead-double-check', permissions: ['crm_lead_double_check'],
            icon: 'search',
          },
          {
            name: 'CrmLeadWaitConfirm', route: '/crm/lead-wait-confirm', permissions: ['crm_lead_wait_confirm'],
            icon: 'currency',
          },
        ],
      },
      {
        group: 'closed_leads',
        items: [
          { name: 'CrmLeadDead', route: '/crm/lead-dead', permissions: ['crm_lead_dead'], icon: 'close' },
          {
            name: 'CrmLeadNoDemand', route: '/crm/lead-no-demand', permissions: ['crm_lead_no_demand'], icon: 'remove',
          },
          {
            name: 'CrmLeadDeadPool', route: '/crm/lead-dead-pool', permissions: ['crm_lead_lead_deadpool'],
            icon: 'undo',
          },
          { name: 'CrmLeadBlacklist', route: '/crm/blacklist', permissions: ['crm_blacklist'], icon: 'block' },
        ],
      },
      {
        group: 'channels',
        items: [
          {
            name: 'CrmOmnichannelPage', route: '/crm/omnichannel-page', permissions: ['crm_lead_omnichannel'],
            icon: 'chat',
          },
          { name: 'CrmAdsAccount', route: '/crm/ads-account', permissions: ['crm_ads_account'], icon: 'campaign' },
          {
            name: 'CrmLadiPageCampaign', route: '/crm/ads-management', permissions: ['crm_ladi_page_campaign'],
            icon: 'report',
          },
          {
            name: 'CrmExchange', route: '/crm/exchange-rate', permissions: ['crm_currency_exchange'], icon: 'currency',
          },
          { name: 'CrmKeyword', route: '/crm/keyword', permissions: ['crm_keyword'], icon: 'tag' },
        ],
      },
      {
        group: 'crm_own',
        items: [
          {
            name: 'CrmConversationHistory', route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'],
            icon: 'chat',
          },
          {
            name: 'CrmConversationOrder', route: '/crm/conversation-order', permissions: ['crm_lead_omnichannel'],
            icon: 'receipt',
          },
          { name: 'CrmQuote', route: '/crm/quote', permissions: ['crm_lead_complete'], icon: 'currency' },
          {
            name: 'CrmTemplate', route: '/crm/template', permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
            icon: 'chat',
          },
          { name: 'CrmTag', route: '/crm/tag', permissions: ['crm_lead_create', 'crm_lead_omnichannel'], icon: 'star' },
          { name: 'CrmLeadIntake', route: '/crm/lead-intake', permissions: ['crm_ladi_page_config'], icon: 'download' },
          { name: 'CrmLeadRule', route: '/crm/lead-rule', permissions: ['crm_ladi_page_config'], icon: 'filter' },
          { name: 'CrmAgent', route: '/crm/agent', permissions: ['crm_lead_dead'], icon: 'people' },
          { name: 'CrmScript', route: '/crm/script', permissions: ['crm_lead_dead'], icon: 'terms' },
          {
            name: 'CrmReport', route: '/crm/report',
            permissions: ['crm_lead_complete', 'crm_lead_dead', 'crm_ladi_page_campaign'], icon: 'report',
          },
          { name: 'CrmAgentReport', route: '/crm/agent-report', permissions: ['crm_lead_dead'], icon: 'phone' },
          {
            name: 'CrmLeadHistory', route: '/crm/lead-history',
            permissions: [
              'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete',
              'crm_lead_telesale', 'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm',
              'crm_lead_dead', 'crm_lead_no_demand', 'crm_ladi_page_campaign',
            ],
            icon: 'clock',
          },
          { name: 'CrmLeadReveal', route: '/crm/lead-reveal', permissions: ['crm_lead_dead'], icon: 'key' },
          { name: 'CrmLeadImport', route: '/crm/lead-import', permissions: ['crm_lead_create'], icon: 'upload' },
          { name: 'CrmChatReport', route: '/crm/chat-report', permissions: ['crm_lead_omnichannel'], icon: 'report' },
        ],
      },
    ],
  },
  screens: [
    {
      screen: 'crm/ads-account', path: '/crm/ads-account', kind: 'list', resource: 'ads_account',
      permissions: ['crm_ads_account'],
      load: async () => (await loads()).adsAccountList(),
    },
    {
      screen: 'crm/ads-account', path: '/crm/ads-account/:id', kind: 'form', resource: 'ads_account',
      permissions: ['crm_ads_account'],
      load: async () => (await loads()).adsAccountForm(),
    },
    {
      screen: 'crm/ads-account', path: '/crm/ads-account/create', kind: 'form', resource: 'ads_account',
      permissions: ['crm_ads_account'],
      load: async () => (await loads()).adsAccountForm(),
    },
    {
      screen: 'crm/ads-management', path: '/crm/ads-management', kind: 'list', resource: 'ads_campaign_total',
      permissions: ['crm_ladi_page_campaign'],
      load: async () => (await loads()).adsManagementList(),
    },
    {
      screen: 'crm/ads-management', path: '/crm/ads-management/:id', kind: 'form', resource: 'ads_campaign',
      permissions: ['crm_ladi_page_campaign'],
      load: async () => (await loads()).adsManagementForm(),
    },
    {
      screen: 'crm/ads-management', path: '/crm/ads-management/create', kind: 'form', resource: 'ads_campaign',
      permissions: ['crm_ladi_page_campaign'],
      load: async () => (await loads()).adsManagementForm(),
    },
    {
      screen: 'crm/agent', path: '/crm/agent', kind: 'list', resource: 'crm_agent', permissions: ['crm_lead_dead'],
      load: async () => (await loads()).agentList(),
    },
    {
      screen: 'crm/agent-load', path: '/crm/agent-load', kind: 'list', resource: 'agent_load',
      permissions: ['crm_lead_dead'],
      load: async () => (await loads()).agentLoadList(),
    },
    {
      screen: 'crm/agent-report', path: '/crm/agent-report', kind: 'report', permissions: ['crm_lead_dead'],
      load: async () => (await loads()).agentReportReport(),
    },
    {
      screen: 'crm/agent', path: '/crm/agent/:id', kind: 'form', resource: 'crm_agent', permissions: ['crm_lead_dead'],
      load: async () => (await loads()).agentForm(),
    },
    {
      screen: 'crm/agent', path: '/crm/agent/create', kind: 'form', resource: 'crm_agent',
      permissions: ['crm_lead_dead'],
      load: async () => (await loads()).agentForm(),
    },
    {
      screen: 'crm/blacklist', path: '/crm/blacklist', kind: 'list', resource: 'blacklist',
      permissions: ['crm_blacklist'],
      load: async () => (await loads()).blacklistList(),
    },
    {
      screen: 'crm/blacklist-import', path: '/crm/blacklist-import', kind: 'import', permissions: ['crm_blacklist'],
      load: async () => (await loads()).blacklistImport(),
    },
    {
      screen: 'crm/blacklist', path: '/crm/blacklist/:id', kind: 'form', resource: 'blacklist',
      permissions: ['crm_blacklist'],
      load: async () => (await loads()).blacklistForm(),
    },
    {
      screen: 'crm/blacklist', path: '/crm/blacklist/create', kind: 'form', resource: 'blacklist',
      permissions: ['crm_blacklist'],
      load: async () => (await loads()).blacklistForm(),
    },
    {
      screen: 'crm/chat-report', path: '/crm/chat-report', kind: 'report', permissions: ['crm_lead_omnichannel'],
      load: async () => (await loads()).chatReportReport(),
    },
    {
      screen: 'crm/conversation-history', path: '/crm/conversation-history', kind: 'list', resource: 'conversation',
      permissions: ['crm_lead_omnichannel'],
      load: async () => (await loads()).conversationHistoryList(),
    },
    {
      screen: 'crm/conversation-history', path: '/crm/conversation-history/:id', kind: 'form', texts: ['crm', 'orders'],
      resource: 'conversation', permissions: ['crm_lead_omnichannel'],
      load: async () => (await loads()).conversationHistoryForm(),
    },
    {
      screen: 'crm/conversation-order', path: '/crm/conversation-order', kind: 'list', resource: 'conversation_order',
      permissions: ['crm_lead_omnichannel'],
      load: async () => (await loads()).conversationOrderList(),
    },
    {
      screen: 'crm/exchange-rate', path: '/crm/exchange-rate', kind: 'list', resource: 'exchange_rate',
      permissions: ['crm_currency_exchange'],
      load: async () => (await loads()).exchangeRateList(),
    },
    {
      screen: 'crm/exchange-rate', path: '/crm/exchange-rate/:id', kind: 'form', resource: 'exchange_rate',
      permissions: ['crm_currency_exchange'],
      load: async () => (await loads()).exchangeRateForm(),
    },
    {
      screen: 'crm/exchange-rate', path: '/crm/exchange-rate/create', kind: 'form', resource: 'exchange_rate',
      permissions: ['crm_currency_exchange'],
      load: async () => (await loads()).exchangeRateForm(),
    },
    {
      screen: 'crm/keyword', path: '/crm/keyword', kind: 'list', resource: 'keyword', permissions: ['crm_keyword'],
      load: async () => (await loads()).keywordList(),
    },
    {
      screen: 'crm/keyword', path: '/crm/keyword/:id', kind: 'form', resource: 'keyword', permissions: ['crm_keyword'],
      load: async () => (await loads()).keywordForm(),
    },
    {
      screen: 'crm/keyword', path: '/crm/keyword/create', kind: 'form', resource: 'keyword',
      permissions: ['crm_keyword'],
      load: async () => (await loads()).keywordForm(),
    },
    {
      screen: 'crm/ladi-page-config', path: '/crm/ladi-page-config', kind: 'list', resource: 'ladi_page',
      permissions: ['crm_ladi_page_config'],
      load: async () => (await loads()).ladiPageConfigList(),
    },
    {
      screen: 'crm/ladi-page-config', path: '/crm/ladi-page-config/:id', kind: 'form', resource: 'ladi_page',
      permissions: ['crm_ladi_page_config'],
      load: async () => (await loads()).ladiPageConfigForm(),
    },
    {
      screen: 'crm/ladi-page-config', path: '/crm/ladi-page-config/create', kind: 'form', resource: 'ladi_page',
      permissions: ['crm_ladi_page_config'],
      load: async () => (await loads()).ladiPageConfigForm(),
    },
    {
      screen: 'crm/lead-call', path: '/crm/lead-call', kind: 'page', texts: ['crm', 'goods'],
      permissions: ['crm_lead_telesale'],
      load: async () => (await loads()).leadCallPage(),
    },
    {
      screen: 'crm/lead-complete-data', path: '/crm/lead-complete-data', kind: 'list', resource: 'lead',
      permissions: ['crm_lead_complete'],
      load: async () => (await loads()).leadCompleteDataList(),
    },
    {
      screen: 'crm/lead-complete-data', path: '/crm/lead-complete-data/:id', kind: 'form', texts: ['crm', 'orders'],
      resource: 'lead', permissions: ['crm_lead_complete'],
      load: async () => (await loads()).leadCompleteDataForm(),
    },
    {
      screen: 'crm/lead-create', path: '/crm/lead-create', kind: 'form', resource: 'lead',
      permissions: ['crm_lead_create'],
      load: async () => (await loads()).leadCreateForm(),
    },
    {
      screen: 'crm/lead-dead', path: '/crm/lead-dead', kind: 'list', resource: 'lead', permissions: ['crm_lead_dead'],
      load: async () => (await loads()).leadDeadList(),
    },
    {
      screen: 'crm/lead-dead-pool', path: '/crm/lead-dead-pool', kind: 'list', resource: 'lead',
      permissions: ['crm_lead_lead_deadpool'],
      load: async () => (await loads()).leadDeadPoolList(),
    },
    {
      screen: 'crm/lead-dead', path: '/crm/lead-dead/:id', kind: 'form', resource: 'lead',
      permissions: ['crm_lead_dead'],
      load: async () => (await loads()).leadDeadForm(),
    },
    {
      screen: 'crm/lead-double-check', path: '/crm/lead-double-check', kind: 'list', resource: 'lead',
      permissions: ['crm_lead_double_check'],
      load: async () => (await loads()).leadDoubleCheckList(),
    },
    {
      screen: 'crm/lead-double-check', path: '/crm/lead-double-check/:id', kind: 'form', texts: ['crm', 'orders'],
      resource: 'lead', permissions: ['crm_lead_double_check'],
      load: async () => (await loads()).leadDoubleCheckForm(),
    },
    {
      screen: 'crm/lead-history', path: '/crm/lead-history', kind: 'list', texts: ['crm', 'orders', 'place'],
      resource: 'lead',
      permissions: [
        'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
        'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
        'crm_ladi_page_campaign',
      ],
      load: async () => (await loads()).leadHistoryList(),
    },
    {
      screen: 'crm/lead-import', path: '/crm/lead-import', kind: 'import', permissions: ['crm_lead_create'],
      load: async () => (await loads()).leadImportImport(),
    },
    {
      screen: 'crm/lead-incomplete-data', path: '/crm/lead-incomplete-data', kind: 'list', resource: 'lead',
      permissions: ['crm_lead_incomplete'],
      load: async () => (await loads()).leadIncompleteDataList(),
    },
    {
      screen: 'crm/lead-incomplete-data', path: '/crm/lead-incomplete-data/:id', kind: 'form', texts: ['crm', 'orders'],
      resource: 'lead', permissions: ['crm_lead_incomplete'],
      load: async () => (await loads()).leadIncompleteDataForm(),
    },
    {
      screen: 'crm/lead-intake', path: '/crm/lead-intake', kind: 'list', resource: 'lead_intake',
      permissions: ['crm_ladi_page_config'],
      load: async () => (await loads()).leadIntakeList(),
    },
    {
      screen: 'crm/lead-invalid-phone', path: '/crm/lead-invalid-phone', kind: 'list', resource: 'lead',
      permissions: ['crm_lead_invalid_phone'],
      load: async () => (await loads()).leadInvalidPhoneList(),
    },
    {
      screen: 'crm/lead-invalid-phone', path: '/crm/lead-invalid-phone/:id', kind: 'form', resource: 'lead',
      permissions: ['crm_lead_invalid_phone'],
      load: async () => (await loads()).leadInvalidPhoneForm(),
    },
    {
      screen: 'crm/lead-no-demand', path: '/crm/lead-no-demand', kind: 'list', resource: 'lead',
      permissions: ['crm_lead_no_demand'],
      load: async () => (await loads()).leadNoDemandList(),
    },
    {
      screen: 'crm/lead-no-demand', path: '/crm/lead-no-demand/:id', kind: 'form', resource: 'lead',
      permissions: ['crm_lead_no_demand'],
      load: async () => (await loads()).leadNoDemandForm(),
    },
    {
      screen: 'crm/lead-reveal', path: '/crm/lead-reveal', kind: 'list', resource: 'lead_reveal',
      permissions: ['crm_lead_dead'],
      load: async () => (await loads()).leadRevealList(),
    },
    {
      screen: 'crm/lead-rule', path: '/crm/lead-rule', kind: 'list', resource: 'lead_rule',
      permissions: ['crm_ladi_page_config'],
      load: async () => (await loads()).leadRuleList(),
    },
    {
      screen: 'crm/lead-rule', path: '/crm/lead-rule/:id', kind: 'form', resource: 'lead_rule',
      permissions: ['crm_ladi_page_config'],
      load: async () => (await loads()).leadRuleForm(),
    },
    {
      screen: 'crm/lead-rule', path: '/crm/lead-rule/create', kind: 'form', resource: 'lead_rule',
      permissions: ['crm_ladi_page_config'],
      load: async () => (await loads()).leadRuleForm(),
    },
    {
      screen: 'crm/lead-telesale', path: '/crm/lead-telesale', kind: 'list', resource: 'lead',
      permissions: ['crm_lead_telesale'],
      load: async () => (await loads()).leadTelesaleList(),
    },
    {
      screen: 'crm/lead-telesale', path: '/crm/lead-telesale/:id', kind: 'form', texts: ['crm', 'orders'],
      resource: 'lead', permissions: ['crm_lead_telesale'],
      load: async () => (await loads()).leadTelesaleForm(),
    },
    {
      screen: 'crm/lead-temporary', path: '/crm/lead-temporary', kind: 'list', resource: 'lead',
      permissions: ['crm_lead_temporary'],
      load: async () => (await loads()).leadTemporaryList(),
    },
    {
      screen: 'crm/lead-temporary', path: '/crm/lead-temporary/:id', kind: 'form', texts: ['crm', 'orders'],
      resource: 'lead', permissions: ['crm_lead_temporary'],
      load: async () => (await loads()).leadTemporaryForm(),
    },
    {
      screen: 'crm/lead-wait-confirm', path: '/crm/lead-wait-confirm', kind: 'list', resource: 'lead',
      permissions: ['crm_lead_wait_confirm'],
      load: async () => (await loads()).leadWaitConfirmList(),
    },
    {
      screen: 'crm/lead-wait-confirm', path: '/crm/lead-wait-confirm/:id', kind: 'form', texts: ['crm', 'orders'],
      resource: 'lead', permissions: ['crm_lead_wait_confirm'],
      load: async () => (await loads()).leadWaitConfirmForm(),
    },
    {
      screen: 'crm/omnichannel-page', path: '/crm/omnichannel-page', kind: 'list', texts: ['crm', 'messaging'],
      resource: 'omnichannel_page', permissions: ['crm_lead_omnichannel'],
      load: async () => (await loads()).omnichannelPageList(),
    },
    {
      screen: 'crm/omnichannel-page', path: '/crm/omnichannel-page/:id', kind: 'form', texts: ['crm', 'messaging'],
      resource: 'omnichannel_page', permissions: ['crm_lead_omnichannel'],
      load: async () => (await loads()).omnichannelPageForm(),
    },
    {
      screen: 'crm/omnichannel-page', path: '/crm/omnichannel-page/create', kind: 'form', texts: ['crm', 'messaging'],
      resource: 'omnichannel_page', permissions: ['crm_lead_omnichannel'],
      load: async () => (await loads()).omnichannelPageForm(),
    },
    {
      screen: 'crm/quote', path: '/crm/quote', kind: 'list', resource: 'price_request',
      permissions: ['crm_lead_complete'],
      load: async () => (await loads()).quoteList(),
    },
    {
      screen: 'crm/quote', path: '/crm/quote/:id', kind: 'form', resource: 'price_request',
      permissions: ['crm_lead_complete'],
      load: async () => (await loads()).quoteForm(),
    },
    {
      screen: 'crm/quote', path: '/crm/quote/create', kind: 'form', resource: 'price_request',
      permissions: ['crm_lead_complete'],
      load: async () => (await loads()).quoteForm(),
    },
    {
      screen: 'crm/report', path: '/crm/report', kind: 'report',
      permissions: ['crm_lead_complete', 'crm_lead_dead', 'crm_ladi_page_campaign'],
      load: async () => (await loads()).reportReport(),
    },
    {
      screen: 'crm/script', path: '/crm/script', kind: 'list', resource: 'call_script', permissions: ['crm_lead_dead'],
      load: async () => (await loads()).scriptList(),
    },
    {
      screen: 'crm/script', path: '/crm/script/:id', kind: 'form', resource: 'call_script',
      permissions: ['crm_lead_dead'],
      load: async () => (await loads()).scriptForm(),
    },
    {
      screen: 'crm/script', path: '/crm/script/create', kind: 'form', resource: 'call_script',
      permissions: ['crm_lead_dead'],
      load: async () => (await loads()).scriptForm(),
    },
    {
      screen: 'crm/tag', path: '/crm/tag', kind: 'list', resource: 'conversation_tag',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
      load: async () => (await loads()).tagList(),
    },
    {
      screen: 'crm/tag', path: '/crm/tag/:id', kind: 'form', resource: 'conversation_tag',
      permissions: ['crm_lead_omnichannel'],
      load: async () => (await loads()).tagForm(),
    },
    {
      screen: 'crm/tag', path: '/crm/tag/create', kind: 'form', resource: 'conversation_tag',
      permissions: ['crm_lead_omnichannel'],
      load: async () => (await loads()).tagForm(),
    },
    {
      screen: 'crm/template', path: '/crm/template', kind: 'list', resource: 'conversation_template',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
      load: async () => (await loads()).templateList(),
    },
    {
      screen: 'crm/template', path: '/crm/template/:id', kind: 'form', resource: 'conversation_template',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
      load: async () => (await loads()).templateForm(),
    },
    {
      screen: 'crm/template', path: '/crm/template/create', kind: 'form', resource: 'conversation_template',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
      load: async () => (await loads()).templateForm(),
    },
  ],
  resources: [
    { name: 'ads_account', display: [{ field: 'name' }] },
    { name: 'ads_campaign_total', display: [{ field: 'campaign_id' }] },
    { name: 'ads_campaign', display: [{ field: 'name' }] },
    { name: 'ads_daily', display: ['#', { field: 'id' }] },
    { name: 'agent_load', display: [{ field: 'agent_id' }] },
    { name: 'blacklist', display: [{ field: 'phone' }, ' ', { field: 'address' }] },
    { name: 'call_script_objection', display: ['#', { field: 'id' }] },
    { name: 'call_script', display: [{ field: 'name' }] },
    { name: 'conversation_contact', display: [{ field: 'name' }] },
    { name: 'conversation_message', display: ['#', { field: 'id' }] },
    { name: 'conversation_order', display: [{ field: 'code' }] },
    { name: 'conversation_tag', display: [{ field: 'name' }] },
    { name: 'conversation_template', display: ['/', { field: 'shortcut' }, ' ', { field: 'title' }] },
    { name: 'conversation', display: ['#', { field: 'id' }] },
    { name: 'crm_agent', display: [{ field: 'account_id' }] },
    { name: 'exchange_rate', display: [{ field: 'currency' }, ' ', { field: 'date' }] },
    { name: 'keyword', display: [{ field: 'word' }] },
    { name: 'ladi_page_field', display: ['#', { field: 'id' }] },
    { name: 'ladi_page', display: [{ field: 'name' }] },
    { name: 'lead_attempt', display: ['#', { field: 'id' }] },
    { name: 'lead_deposit', display: ['#', { field: 'id' }] },
    { name: 'lead_intake', display: [{ field: 'phone' }] },
    { name: 'lead_line', display: ['#', { field: 'id' }] },
    { name: 'lead_reveal', display: [{ field: 'at' }] },
    { name: 'lead_rule', display: [{ field: 'name' }] },
    { name: 'lead', display: [{ field: 'phone' }, ' ', { field: 'name' }] },
    { name: 'price_request_line', display: ['#', { field: 'id' }] },
    { name: 'price_request', display: [{ field: 'code' }] },
  ],
  reports: [
    {
      screen: 'crm/chat-report', permissions: ['crm_lead_omnichannel'], texts: ['crm'],
      load: async () => (await loads()).chatReportReport(),
    },
    {
      screen: 'crm/report', permissions: ['crm_lead_complete', 'crm_lead_dead', 'crm_ladi_page_campaign'],
      texts: ['crm'],
      load: async () => (await loads()).reportReport(),
    },
  ],
  dialogs: {
    'conversation-assign': async () => (await loads()).conversationAssignForm(),
    'conversation-close': async () => (await loads()).conversationCloseForm(),
    'conversation-quote': async () => (await loads()).conversationQuoteForm(),
    'lead-assign': async () => (await loads()).leadAssignForm(),
    'lead-block': async () => (await loads()).leadBlockForm(),
    'lead-deposit-ask': async () => (await loads()).leadDepositAskForm(),
    'lead-deposit-found': async () => (await loads()).leadDepositFoundForm(),
    'lead-give-up': async () => (await loads()).leadGiveUpForm(),
    'lead-import-options': async () => (await loads()).leadImportOptionsForm(),
    'lead-keep': async () => (await loads()).leadKeepForm(),
    'lead-phone-fix': async () => (await loads()).leadPhoneFixForm(),
    'lead-recall': async () => (await loads()).leadRecallForm(),
    'rate-reject': async () => (await loads()).rateRejectForm(),
    claim: async () => (await loads()).claimAction(),
    'enter-figures': async () => (await loads()).enterFiguresAction(),
    'extend-block': async () => (await loads()).extendBlockAction(),
    'hand-over': async () => (await loads()).handOverAction(),
    lift: async () => (await loads()).liftAction(),
    resale: async () => (await loads()).resaleAction(),
    'take-order': async () => (await loads()).takeOrderAction(),
  },
};
