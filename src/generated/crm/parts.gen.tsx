// Generated from schemas/crm/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

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
          { name: 'CrmAdsDaily', route: '/crm/ads-daily', permissions: ['crm_ladi_page_campaign'], icon: 'clock' },
          { name: 'CrmAdsReport', route: '/crm/ads-report', permissions: ['crm_ladi_page_campaign'], icon: 'report' },
          {
            name: 'CrmExchange', route: '/crm/exchange-rate', permissions: ['crm_currency_exchange'], icon: 'currency',
          },
          {
            name: 'CrmRateToday', route: '/crm/exchange-rate/today', permissions: ['crm_currency_exchange'],
            icon: 'currency',
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
            name: 'CrmConversationPost', route: '/crm/conversation-post', permissions: ['crm_lead_omnichannel'],
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
          {
            name: 'CrmLeadGoodsReport', route: '/crm/lead-goods-report',
            permissions: ['crm_lead_complete', 'crm_lead_dead', 'crm_ladi_page_campaign'], icon: 'inventory',
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
          { name: 'CrmLeadSheet', route: '/crm/lead-import/file', permissions: ['crm_lead_create'], icon: 'file' },
          { name: 'CrmChatReport', route: '/crm/chat-report', permissions: ['crm_lead_omnichannel'], icon: 'report' },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/crm/ads-account', kind: 'list', resource: 'ads_account', permissions: ['crm_ads_account'] },
    {
      path: '/crm/ads-account/:id', kind: 'form', creates: true, resource: 'ads_account',
      permissions: ['crm_ads_account'],
    },
    { path: '/crm/ads-account/app', kind: 'list', resource: 'ads_app', permissions: ['crm_ads_account'] },
    {
      path: '/crm/ads-account/app/:id', kind: 'form', creates: true, resource: 'ads_app',
      permissions: ['crm_ads_account'],
    },
    { path: '/crm/ads-daily', kind: 'list', resource: 'ads_daily', permissions: ['crm_ladi_page_campaign'] },
    {
      path: '/crm/ads-management', kind: 'list', resource: 'ads_campaign_total',
      permissions: ['crm_ladi_page_campaign'],
    },
    {
      path: '/crm/ads-management/:id', kind: 'form', creates: true, resource: 'ads_campaign',
      permissions: ['crm_ladi_page_campaign'],
    },
    { path: '/crm/ads-report', kind: 'report', permissions: ['crm_ladi_page_campaign'] },
    { path: '/crm/agent', kind: 'list', resource: 'crm_agent', permissions: ['crm_lead_dead'] },
    { path: '/crm/agent-load', kind: 'list', resource: 'agent_load', permissions: ['crm_lead_dead'] },
    { path: '/crm/agent-report', kind: 'report', texts: ['crm', 'place'], permissions: ['crm_lead_dead'] },
    { path: '/crm/agent/:id', kind: 'form', creates: true, resource: 'crm_agent', permissions: ['crm_lead_dead'] },
    { path: '/crm/blacklist', kind: 'list', resource: 'blacklist', permissions: ['crm_blacklist'] },
    { path: '/crm/blacklist-import', kind: 'import', permissions: ['crm_blacklist'] },
    { path: '/crm/blacklist/:id', kind: 'form', creates: true, resource: 'blacklist', permissions: ['crm_blacklist'] },
    { path: '/crm/chat-report', kind: 'report', permissions: ['crm_lead_omnichannel'] },
    {
      path: '/crm/conversation-history', kind: 'list', resource: 'conversation', permissions: ['crm_lead_omnichannel'],
    },
    {
      path: '/crm/conversation-history/:id', kind: 'form', texts: ['crm', 'orders'], resource: 'conversation',
      permissions: ['crm_lead_omnichannel'],
    },
    {
      path: '/crm/conversation-order', kind: 'list', resource: 'conversation_order',
      permissions: ['crm_lead_omnichannel'],
    },
    {
      path: '/crm/conversation-post', kind: 'list', texts: ['crm', 'messaging'], resource: 'post_load',
      permissions: ['crm_lead_omnichannel'],
    },
    {
      path: '/crm/conversation-post/:id', kind: 'form', texts: ['crm', 'messaging'], resource: 'conversation_post',
      permissions: ['crm_lead_omnichannel'],
    },
    { path: '/crm/exchange-rate', kind: 'list', resource: 'exchange_rate', permissions: ['crm_currency_exchange'] },
    {
      path: '/crm/exchange-rate/:id', kind: 'form', creates: true, resource: 'exchange_rate',
      permissions: ['crm_currency_exchange'],
    },
    { path: '/crm/exchange-rate/today', kind: 'list', resource: 'rate_state', permissions: ['crm_currency_exchange'] },
    { path: '/crm/keyword', kind: 'list', resource: 'keyword', permissions: ['crm_keyword'] },
    { path: '/crm/keyword-try', kind: 'page', permissions: ['crm_keyword'] },
    { path: '/crm/keyword/:id', kind: 'form', creates: true, resource: 'keyword', permissions: ['crm_keyword'] },
    { path: '/crm/ladi-page-config', kind: 'list', resource: 'ladi_page_total', permissions: ['crm_ladi_page_config'] },
    {
      path: '/crm/ladi-page-config/:id', kind: 'form', creates: true, resource: 'ladi_page',
      permissions: ['crm_ladi_page_config'],
    },
    { path: '/crm/ladi-page-try', kind: 'page', texts: ['crm', 'place'], permissions: ['crm_ladi_page_config'] },
    { path: '/crm/lead-call', kind: 'page', texts: ['crm', 'goods', 'place'], permissions: ['crm_lead_telesale'] },
    {
      path: '/crm/lead-complete-data', kind: 'list', texts: ['crm', 'place'], resource: 'lead',
      permissions: ['crm_lead_complete'],
    },
    {
      path: '/crm/lead-complete-data/:id', kind: 'form', texts: ['crm', 'orders', 'place'], resource: 'lead',
      permissions: ['crm_lead_complete'],
    },
    {
      path: '/crm/lead-create', kind: 'form', texts: ['crm', 'place'], resource: 'lead',
      permissions: ['crm_lead_create'],
    },
    { path: '/crm/lead-dead', kind: 'list', texts: ['crm', 'place'], resource: 'lead', permissions: ['crm_lead_dead'] },
    {
      path: '/crm/lead-dead-pool', kind: 'list', texts: ['crm', 'place'], resource: 'lead',
      permissions: ['crm_lead_lead_deadpool'],
    },
    {
      path: '/crm/lead-dead/:id', kind: 'form', texts: ['crm', 'orders', 'place'], resource: 'lead',
      permissions: ['crm_lead_dead'],
    },
    {
      path: '/crm/lead-double-check', kind: 'list', texts: ['crm', 'place'], resource: 'lead',
      permissions: ['crm_lead_double_check'],
    },
    {
      path: '/crm/lead-double-check/:id', kind: 'form', texts: ['crm', 'orders', 'place'], resource: 'lead',
      permissions: ['crm_lead_double_check'],
    },
    {
      path: '/crm/lead-goods-report', kind: 'report', texts: ['crm', 'place'],
      permissions: ['crm_lead_complete', 'crm_lead_dead', 'crm_ladi_page_campaign'],
    },
    {
      path: '/crm/lead-history', kind: 'list', texts: ['crm', 'orders', 'place'], resource: 'lead',
      permissions: [
        'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
        'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
        'crm_ladi_page_campaign',
      ],
    },
    { path: '/crm/lead-import', kind: 'import', texts: ['crm', 'place'], permissions: ['crm_lead_create'] },
    { path: '/crm/lead-import/file', kind: 'list', resource: 'lead_sheet', permissions: ['crm_lead_create'] },
    { path: '/crm/lead-import/file/:id', kind: 'form', resource: 'lead_sheet', permissions: ['crm_lead_create'] },
    {
      path: '/crm/lead-incomplete-data', kind: 'list', texts: ['crm', 'place'], resource: 'lead',
      permissions: ['crm_lead_incomplete'],
    },
    {
      path: '/crm/lead-incomplete-data/:id', kind: 'form', texts: ['crm', 'orders', 'place'], resource: 'lead',
      permissions: ['crm_lead_incomplete'],
    },
    { path: '/crm/lead-intake', kind: 'list', resource: 'lead_intake', permissions: ['crm_ladi_page_config'] },
    {
      path: '/crm/lead-invalid-phone', kind: 'list', texts: ['crm', 'place'], resource: 'lead',
      permissions: ['crm_lead_invalid_phone'],
    },
    {
      path: '/crm/lead-invalid-phone/:id', kind: 'form', texts: ['crm', 'place'], resource: 'lead',
      permissions: ['crm_lead_invalid_phone'],
    },
    {
      path: '/crm/lead-no-demand', kind: 'list', texts: ['crm', 'place'], resource: 'lead',
      permissions: ['crm_lead_no_demand'],
    },
    {
      path: '/crm/lead-no-demand/:id', kind: 'form', texts: ['crm', 'orders', 'place'], resource: 'lead',
      permissions: ['crm_lead_no_demand'],
    },
    {
      path: '/crm/lead-reveal', kind: 'list', texts: ['crm', 'place'], resource: 'lead_reveal',
      permissions: ['crm_lead_dead'],
    },
    { path: '/crm/lead-rule', kind: 'list', resource: 'lead_rule', permissions: ['crm_ladi_page_config'] },
    { path: '/crm/lead-rule-try', kind: 'page', texts: ['crm', 'place'], permissions: ['crm_ladi_page_config'] },
    {
      path: '/crm/lead-rule/:id', kind: 'form', creates: true, resource: 'lead_rule',
      permissions: ['crm_ladi_page_config'],
    },
    {
      path: '/crm/lead-telesale', kind: 'list', texts: ['crm', 'place'], resource: 'lead',
      permissions: ['crm_lead_telesale'],
    },
    {
      path: '/crm/lead-telesale/:id', kind: 'form', texts: ['crm', 'orders', 'place'], resource: 'lead',
      permissions: ['crm_lead_telesale'],
    },
    {
      path: '/crm/lead-temporary', kind: 'list', texts: ['crm', 'place'], resource: 'lead',
      permissions: ['crm_lead_temporary'],
    },
    {
      path: '/crm/lead-temporary/:id', kind: 'form', texts: ['crm', 'orders', 'place'], resource: 'lead',
      permissions: ['crm_lead_temporary'],
    },
    {
      path: '/crm/lead-wait-confirm', kind: 'list', texts: ['crm', 'orders', 'place'], resource: 'lead',
      permissions: ['crm_lead_wait_confirm'],
    },
    {
      path: '/crm/lead-wait-confirm/:id', kind: 'form', texts: ['crm', 'orders', 'place'], resource: 'lead',
      permissions: ['crm_lead_wait_confirm'],
    },
    {
      path: '/crm/omnichannel-page', kind: 'list', texts: ['crm', 'messaging'], resource: 'omnichannel_page',
      permissions: ['crm_lead_omnichannel'],
    },
    {
      path: '/crm/omnichannel-page/:id', kind: 'form', creates: true, texts: ['crm', 'messaging'],
      resource: 'omnichannel_page', permissions: ['crm_lead_omnichannel'],
    },
    {
      path: '/crm/omnichannel-page/app', kind: 'list', texts: ['crm', 'messaging'], resource: 'page_app',
      permissions: ['crm_lead_omnichannel'],
    },
    {
      path: '/crm/omnichannel-page/app/:id', kind: 'form', creates: true, texts: ['crm', 'messaging'],
      resource: 'page_app', permissions: ['crm_lead_omnichannel'],
    },
    {
      path: '/crm/page-load', kind: 'list', texts: ['crm', 'messaging'], resource: 'page_load',
      permissions: ['crm_lead_omnichannel'],
    },
    { path: '/crm/quote', kind: 'list', resource: 'price_request', permissions: ['crm_lead_complete'] },
    {
      path: '/crm/quote/:id', kind: 'form', creates: true, texts: ['crm', 'orders'], resource: 'price_request',
      permissions: ['crm_lead_complete'],
    },
    {
      path: '/crm/report', kind: 'report', texts: ['crm', 'place'],
      permissions: ['crm_lead_complete', 'crm_lead_dead', 'crm_ladi_page_campaign'],
    },
    { path: '/crm/script', kind: 'list', resource: 'call_script', permissions: ['crm_lead_dead'] },
    { path: '/crm/script-try', kind: 'page', texts: ['crm', 'place'], permissions: ['crm_lead_dead'] },
    { path: '/crm/script/:id', kind: 'form', creates: true, resource: 'call_script', permissions: ['crm_lead_dead'] },
    {
      path: '/crm/tag', kind: 'list', resource: 'conversation_tag',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
    },
    {
      path: '/crm/tag/:id', kind: 'form', creates: true, resource: 'conversation_tag',
      permissions: ['crm_lead_omnichannel'],
    },
    {
      path: '/crm/template', kind: 'list', resource: 'conversation_template',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
    },
    {
      path: '/crm/template/:id', kind: 'form', creates: true, resource: 'conversation_template',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
    },
    { screen: 'oauth-ads', path: '/oauth-ads-facebook', kind: 'page', permissions: ['crm_ads_account'] },
    { screen: 'oauth-ads', path: '/oauth-ads-google', kind: 'page', permissions: ['crm_ads_account'] },
    { screen: 'oauth-ads', path: '/oauth-ads-tiktok', kind: 'page', permissions: ['crm_ads_account'] },
  ],
  resources: [
    { name: 'ads_account', display: [{ field: 'name' }] },
    { name: 'ads_app', display: [{ field: 'app_id' }] },
    { name: 'ads_campaign_total', display: [{ field: 'campaign_id' }] },
    { name: 'ads_campaign', display: [{ field: 'name' }] },
    { name: 'ads_daily' },
    { name: 'agent_load', display: [{ field: 'agent_id' }] },
    { name: 'blacklist', display: [{ field: 'phone' }, ' ', { field: 'address' }] },
    { name: 'call_script_objection' },
    { name: 'call_script', display: [{ field: 'name' }] },
    { name: 'conversation_contact', display: [{ field: 'name' }] },
    { name: 'conversation_message' },
    { name: 'conversation_order', display: [{ field: 'code' }] },
    { name: 'conversation_post', display: [{ field: 'name' }] },
    { name: 'conversation_tag', display: [{ field: 'name' }] },
    { name: 'conversation_template', display: ['/', { field: 'shortcut' }, ' ', { field: 'title' }] },
    { name: 'conversation' },
    { name: 'crm_agent', display: [{ field: 'account_id' }] },
    { name: 'exchange_rate', display: [{ field: 'currency' }, ' ', { field: 'date', time: 'day' }] },
    { name: 'keyword', display: [{ field: 'word' }] },
    { name: 'ladi_page_field' },
    { name: 'ladi_page_total', display: [{ field: 'page_id' }] },
    { name: 'ladi_page', display: [{ field: 'name' }] },
    { name: 'lead_attempt' },
    { name: 'lead_deposit' },
    { name: 'lead_intake', display: [{ field: 'phone' }] },
    { name: 'lead_line' },
    { name: 'lead_reveal', display: [{ field: 'at' }] },
    { name: 'lead_rule', display: [{ field: 'name' }] },
    { name: 'lead_sheet', display: [{ field: 'code' }] },
    { name: 'lead', display: [{ field: 'phone' }, ' ', { field: 'name' }] },
    { name: 'page_load', display: [{ field: 'page_id' }] },
    { name: 'page_work', display: [{ field: 'conversation_id' }] },
    { name: 'post_load', display: [{ field: 'post_id' }] },
    { name: 'post_talk', display: [{ field: 'conversation_id' }] },
    { name: 'price_request_line' },
    { name: 'price_request', display: [{ field: 'code' }] },
    { name: 'rate_state', display: [{ field: 'currency' }] },
  ],
  reports: [
    { screen: 'crm/ads-report', permissions: ['crm_ladi_page_campaign'], texts: ['crm'] },
    { screen: 'crm/chat-report', permissions: ['crm_lead_omnichannel'], texts: ['crm'] },
    {
      screen: 'crm/report', permissions: ['crm_lead_complete', 'crm_lead_dead', 'crm_ladi_page_campaign'],
      texts: ['crm', 'place'],
    },
  ],
  dialogs: [
    'conversation-assign', 'conversation-close', 'conversation-quote', 'copy-last-rates', 'ladi-sample', 'lead-assign',
    'lead-block', 'lead-combo', 'lead-deposit-ask', 'lead-deposit-found', 'lead-give-up', 'lead-hold',
    'lead-import-options', 'lead-keep', 'lead-phone-fix', 'lead-recall', 'rate-reject', 'set-campaign-budgets',
    'set-campaign-targets', 'set-campaigns-running', 'set-pages-active', 'change-budget', 'claim', 'enter-figures',
    'extend-block', 'hand-over', 'lift', 'merge-tag', 'resale', 'switch-model', 'take-order',
  ],
};
