import { defineModule } from '#generated/crm/module.gen.server.ts';
import { followAccounts, noteConnection, noteToken } from './adsAccounts.server.ts';
import { agreedDeposit } from './agreedDeposit.server.ts';
import { askCampaignJob, changeBudgets, pauseCampaigns, runCampaigns } from './askCampaigns.server.ts';
import { handOverLeads, leadAgent, myReceiving, startReceiving, stopReceiving } from './agents.server.ts';
import { blockLeads, extendBlocks, keyAddresses, liftBlocks, stopOrders } from './blacklist.server.ts';
import { claimLeads } from './claim.server.ts';
import { leadComboLines } from './comboLines.server.ts';
import { completeRates, copyLastRates, copyRates, notifyRates } from './exchangeRates.server.ts';
import { digestLeads } from './digests.server.ts';
import { distributeByRules } from './distribute.server.ts';
import { facebookHook } from './facebookHook.server.ts';
import { forgetSheets } from './forgetSheets.server.ts';
import { goodsPrice } from './goodsPrice.server.ts';
import { knownPerson } from './knownPerson.server.ts';
import { tryKeyword } from './keywords.server.ts';
import { ladiSample } from './ladiSample.server.ts';
import { emptyForms, landingHook, replayForms } from './landing.server.ts';
import { leadCard, myCalls } from './leadCard.server.ts';
import { linkConversations, linkLeads } from './leadPeople.server.ts';
import { holdLead, leaveLead } from './locks.server.ts';
import { nextLead } from './nextLead.server.ts';
import { placeLeads } from './leads.server.ts';
import { readAllFigures, readFiguresJob, syncAccounts } from './readFigures.server.ts';
import { resellLeads } from './resale.server.ts';
import { revealPhone } from './reveal.server.ts';
import { callLead, undoCall } from './callLead.server.ts';
import { oauthAds } from './connectAds.server.ts';
import { countCampaigns, enterFigures } from './campaigns.server.ts';
import { checkScripts, tryScript } from './callScripts.server.ts';
import { makeOrders } from './confirm.server.ts';
import { mergeLeads } from './merge.server.ts';
import { mergeTags } from './mergeTags.server.ts';
import { lowerTags, raiseTags } from './orderTags.server.ts';
import { orderDraft } from './orderDraft.server.ts';
import { notifySellers } from './orderNews.server.ts';
import { watchLeads } from './slaWatch.server.ts';
import { phoneFacts } from './phoneFacts.server.ts';
import { askPrice, notifyPrices } from './quotes.server.ts';
import { activateBlocks, suggestBlocks } from './suggestBlocks.server.ts';
import { noteSameRules } from './sameRules.server.ts';
import { setCampaignBudgets } from './setBudgets.server.ts';
import { setCampaignsRunning, setCampaignTargets, setPagesActive } from './setMany.server.ts';
import { goodsFree, watchStock } from './shortStock.server.ts';
import { switchModels } from './switchModel.server.ts';
import { takeOrder } from './takeOrder.server.ts';
import { tryForm } from './tryForm.server.ts';
import { tryRules } from './tryRule.server.ts';
import { checkVariables } from './templates.server.ts';

export default defineModule({
  // In jobs and webhooks: whatever comes in finds its place, and every lead is seen.
  rights: [
    'crm_lead_create',
    'crm_lead_dead',
    'crm_ladi_page_config',
    'crm_ladi_page_campaign',
    'crm_blacklist',
  ],
  callbacks: { oauth_ads: oauthAds },
  hooks: {
    ads_account: { beforeWrite: noteToken, afterWrite: followAccounts },
    ads_campaign: { beforeWrite: noteConnection },
    blacklist: { beforeWrite: keyAddresses },
    call_script: { beforeWrite: checkScripts },
    conversation_template: { beforeWrite: checkVariables },
    exchange_rate: { beforeWrite: completeRates, afterWrite: notifyRates },
    conversation: { afterWrite: linkLeads },
    lead: { beforeWrite: placeLeads, afterWrite: linkConversations },
    lead_rule: { afterWrite: noteSameRules },
    order: { beforeWrite: stopOrders, afterWrite: notifySellers },
    price_request: { afterWrite: notifyPrices },
  },
  effects: { ask_price: askPrice, block_lead: blockLeads, make_order: makeOrders },
  actions: {
    activate_block: activateBlocks,
    agreed_deposit: agreedDeposit,
    call_lead: callLead,
    change_budget: changeBudgets,
    goods_free: goodsFree,
    goods_price: goodsPrice,
    ladi_sample: ladiSample,
    hold_lead: holdLead,
    known_person: knownPerson,
    lead_agent: leadAgent,
    lead_card: leadCard,
    lead_combo_lines: leadComboLines,
    leave_lead: leaveLead,
    my_calls: myCalls,
    my_receiving: myReceiving,
    next_lead: nextLead,
    order_draft: orderDraft,
    pause_campaign: pauseCampaigns,
    phone_facts: phoneFacts,
    undo_call: undoCall,
    claim: claimLeads,
    copy_last_rates: copyLastRates,
    copy_rate: copyRates,
    distribute_by_rules: distributeByRules,
    enter_figures: enterFigures,
    extend_block: extendBlocks,
    hand_over: handOverLeads,
    lift: liftBlocks,
    merge: mergeLeads,
    lower_tag: lowerTags,
    merge_tag: mergeTags,
    raise_tag: raiseTags,
    replay: replayForms,
    resale: resellLeads,
    reveal: revealPhone,
    run_campaign: runCampaigns,
    set_campaign_budgets: setCampaignBudgets,
    set_campaign_targets: setCampaignTargets,
    set_campaigns_running: setCampaignsRunning,
    set_pages_active: setPagesActive,
    start_receiving: startReceiving,
    stop_receiving: stopReceiving,
    switch_model: switchModels,
    sync_account: syncAccounts,
    take_order: takeOrder,
    try_form: tryForm,
    try_keyword: tryKeyword,
    try_rule: tryRules,
    try_script: tryScript,
  },
  jobs: {
    ask_campaign: askCampaignJob,
    count_campaigns: countCampaigns,
    digest_leads: digestLeads,
    empty_forms: emptyForms,
    forget_sheets: forgetSheets,
    read_all_figures: readAllFigures,
    read_figures: readFiguresJob,
    suggest_blocks: suggestBlocks,
    watch_leads: watchLeads,
    watch_stock: watchStock,
  },
  schedules: {
    count_campaigns: { cron: '10 * * * *', job: 'count_campaigns' },
    digest_leads: { cron: '*/5 * * * *', job: 'digest_leads' },
    empty_forms: { cron: '15 2 * * *', job: 'empty_forms' },
    forget_sheets: { cron: '45 2 * * *', job: 'forget_sheets' },
    read_all_figures: { cron: '5,25,45 * * * *', job: 'read_all_figures' },
    suggest_blocks: { cron: '40 2 * * *', job: 'suggest_blocks' },
    watch_leads: { cron: '* * * * *', job: 'watch_leads' },
    watch_stock: { cron: '*/5 * * * *', job: 'watch_stock' },
  },
  webhooks: { facebook: facebookHook, landing: landingHook },
});
