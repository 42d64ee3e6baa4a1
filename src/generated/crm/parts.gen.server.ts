// Generated from schemas/crm/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import crmCode from '#modules/crm/crm.server.ts';
import { activateBlockActionModel } from './activate-block.action.gen.server.ts';
import { adsAccountStatus } from './ads-account-status.enum.gen.ts';
import { adsAccountModel } from './ads-account.entity.gen.server.ts';
import { adsAccountForm } from './ads-account.form.gen.server.ts';
import { adsAccountList } from './ads-account.list.gen.server.ts';
import { adsAppModel } from './ads-app.entity.gen.server.ts';
import { adsAppForm } from './ads-app.form.gen.server.ts';
import { adsAppsList } from './ads-apps.list.gen.server.ts';
import { adsCampaignTotalModel } from './ads-campaign-total.entity.gen.server.ts';
import { adsCampaignModel } from './ads-campaign.entity.gen.server.ts';
import { adsDailyModel } from './ads-daily.entity.gen.server.ts';
import { adsDailyList } from './ads-daily.list.gen.server.ts';
import { adsManagementForm } from './ads-management.form.gen.server.ts';
import { adsManagementList } from './ads-management.list.gen.server.ts';
import { adsPlatform } from './ads-platform.enum.gen.ts';
import { adsReport } from './ads-report.report.gen.server.ts';
import { adsRequestState } from './ads-request-state.enum.gen.ts';
import { agentHindrance } from './agent-hindrance.enum.gen.ts';
import { agentLoadModel } from './agent-load.entity.gen.server.ts';
import { agentLoadList } from './agent-load.list.gen.server.ts';
import { agentPresence } from './agent-presence.enum.gen.ts';
import { agentReport } from './agent-report.report.gen.server.ts';
import { agentWorkModel } from './agent-work.entity.gen.server.ts';
import { agentForm } from './agent.form.gen.server.ts';
import { agentList } from './agent.list.gen.server.ts';
import { agreedDepositActionModel } from './agreed-deposit.action.gen.server.ts';
import { attemptChannel } from './attempt-channel.enum.gen.ts';
import { blacklistKind } from './blacklist-kind.enum.gen.ts';
import { blacklistReason } from './blacklist-reason.enum.gen.ts';
import { blacklistSource } from './blacklist-source.enum.gen.ts';
import { blacklistModel } from './blacklist.entity.gen.server.ts';
import { blacklistForm } from './blacklist.form.gen.server.ts';
import { blacklistImport } from './blacklist.import.gen.server.ts';
import { blacklistList } from './blacklist.list.gen.server.ts';
import { budgetWay } from './budget-way.enum.gen.ts';
import { callLeadActionModel } from './call-lead.action.gen.server.ts';
import { callResult } from './call-result.enum.gen.ts';
import { callScriptObjectionModel } from './call-script-objection.entity.gen.server.ts';
import { callScriptModel } from './call-script.entity.gen.server.ts';
import { campaignType } from './campaign-type.enum.gen.ts';
import { changeBudgetActionModel } from './change-budget.action.gen.server.ts';
import { chatReport } from './chat-report.report.gen.server.ts';
import { claimActionModel } from './claim.action.gen.server.ts';
import { closeReason } from './close-reason.enum.gen.ts';
import { conversationAssignForm } from './conversation-assign.form.gen.server.ts';
import { conversationCloseForm } from './conversation-close.form.gen.server.ts';
import { conversationContactModel } from './conversation-contact.entity.gen.server.ts';
import { conversationHistoryForm } from './conversation-history.form.gen.server.ts';
import { conversationHistoryList } from './conversation-history.list.gen.server.ts';
import { conversationMessageModel } from './conversation-message.entity.gen.server.ts';
import { conversationOrderModel } from './conversation-order.entity.gen.server.ts';
import { conversationOrderList } from './conversation-order.list.gen.server.ts';
import { conversationPostModel } from './conversation-post.entity.gen.server.ts';
import { conversationPostForm } from './conversation-post.form.gen.server.ts';
import { conversationPostList } from './conversation-post.list.gen.server.ts';
import { conversationQuoteForm } from './conversation-quote.form.gen.server.ts';
import { conversationStatus } from './conversation-status.enum.gen.ts';
import { conversationTagModel } from './conversation-tag.entity.gen.server.ts';
import { conversationTemplateModel } from './conversation-template.entity.gen.server.ts';
import { conversationType } from './conversation-type.enum.gen.ts';
import { conversationModel } from './conversation.entity.gen.server.ts';
import { copyLastRatesActionModel } from './copy-last-rates.action.gen.server.ts';
import { copyLastRatesForm } from './copy-last-rates.form.gen.server.ts';
import { copyRateActionModel } from './copy-rate.action.gen.server.ts';
import { crmAgentModel } from './crm-agent.entity.gen.server.ts';
import { depositMethod } from './deposit-method.enum.gen.ts';
import { distributeByRulesActionModel } from './distribute-by-rules.action.gen.server.ts';
import { enterFiguresActionModel } from './enter-figures.action.gen.server.ts';
import { exchangeRateModel } from './exchange-rate.entity.gen.server.ts';
import { exchangeRateForm } from './exchange-rate.form.gen.server.ts';
import { exchangeRateList } from './exchange-rate.list.gen.server.ts';
import { extendBlockActionModel } from './extend-block.action.gen.server.ts';
import { formOutcome } from './form-outcome.enum.gen.ts';
import { goodsFreeActionModel } from './goods-free.action.gen.server.ts';
import { goodsPriceActionModel } from './goods-price.action.gen.server.ts';
import { handOverActionModel } from './hand-over.action.gen.server.ts';
import { holdLeadActionModel } from './hold-lead.action.gen.server.ts';
import { intakeChannel } from './intake-channel.enum.gen.ts';
import { intakeError } from './intake-error.enum.gen.ts';
import { intakeResult } from './intake-result.enum.gen.ts';
import { keywordAction } from './keyword-action.enum.gen.ts';
import { keywordSearch } from './keyword-search.enum.gen.ts';
import { keywordType } from './keyword-type.enum.gen.ts';
import { keywordModel } from './keyword.entity.gen.server.ts';
import { keywordForm } from './keyword.form.gen.server.ts';
import { keywordList } from './keyword.list.gen.server.ts';
import { knownPersonActionModel } from './known-person.action.gen.server.ts';
import { ladiField } from './ladi-field.enum.gen.ts';
import { ladiPageConfigForm } from './ladi-page-config.form.gen.server.ts';
import { ladiPageConfigList } from './ladi-page-config.list.gen.server.ts';
import { ladiPageFieldModel } from './ladi-page-field.entity.gen.server.ts';
import { ladiPageTotalModel } from './ladi-page-total.entity.gen.server.ts';
import { ladiPageModel } from './ladi-page.entity.gen.server.ts';
import { ladiSampleActionModel } from './ladi-sample.action.gen.server.ts';
import { ladiSampleForm } from './ladi-sample.form.gen.server.ts';
import { ladiTransform } from './ladi-transform.enum.gen.ts';
import { leadAgentActionModel } from './lead-agent.action.gen.server.ts';
import { leadAssignForm } from './lead-assign.form.gen.server.ts';
import { leadAttemptModel } from './lead-attempt.entity.gen.server.ts';
import { leadBlockForm } from './lead-block.form.gen.server.ts';
import { leadCancelType } from './lead-cancel-type.enum.gen.ts';
import { leadCardActionModel } from './lead-card.action.gen.server.ts';
import { leadComboLinesActionModel } from './lead-combo-lines.action.gen.server.ts';
import { leadComboForm } from './lead-combo.form.gen.server.ts';
import { leadCompleteDataForm } from './lead-complete-data.form.gen.server.ts';
import { leadCompleteDataList } from './lead-complete-data.list.gen.server.ts';
import { leadCreateForm } from './lead-create.form.gen.server.ts';
import { leadDeadPoolList } from './lead-dead-pool.list.gen.server.ts';
import { leadDeadForm } from './lead-dead.form.gen.server.ts';
import { leadDeadList } from './lead-dead.list.gen.server.ts';
import { leadDepositAskForm } from './lead-deposit-ask.form.gen.server.ts';
import { leadDepositFoundForm } from './lead-deposit-found.form.gen.server.ts';
import { leadDepositModel } from './lead-deposit.entity.gen.server.ts';
import { leadDoubleCheckForm } from './lead-double-check.form.gen.server.ts';
import { leadDoubleCheckList } from './lead-double-check.list.gen.server.ts';
import { leadGiveUpForm } from './lead-give-up.form.gen.server.ts';
import { leadGoodsReport } from './lead-goods-report.report.gen.server.ts';
import { leadHistoryList } from './lead-history.list.gen.server.ts';
import { leadHoldForm } from './lead-hold.form.gen.server.ts';
import { leadImportOptionsForm } from './lead-import-options.form.gen.server.ts';
import { leadImport } from './lead-import.import.gen.server.ts';
import { leadIncompleteDataForm } from './lead-incomplete-data.form.gen.server.ts';
import { leadIncompleteDataList } from './lead-incomplete-data.list.gen.server.ts';
import { leadIntakeModel } from './lead-intake.entity.gen.server.ts';
import { leadIntakeList } from './lead-intake.list.gen.server.ts';
import { leadInvalidPhoneForm } from './lead-invalid-phone.form.gen.server.ts';
import { leadInvalidPhoneList } from './lead-invalid-phone.list.gen.server.ts';
import { leadKeepForm } from './lead-keep.form.gen.server.ts';
import { leadLineModel } from './lead-line.entity.gen.server.ts';
import { leadLostReason } from './lead-lost-reason.enum.gen.ts';
import { leadNoDemandForm } from './lead-no-demand.form.gen.server.ts';
import { leadNoDemandList } from './lead-no-demand.list.gen.server.ts';
import { leadPayment } from './lead-payment.enum.gen.ts';
import { leadPhoneFixForm } from './lead-phone-fix.form.gen.server.ts';
import { leadQueue } from './lead-queue.enum.gen.ts';
import { leadRecallForm } from './lead-recall.form.gen.server.ts';
import { leadRevealModel } from './lead-reveal.entity.gen.server.ts';
import { leadRevealList } from './lead-reveal.list.gen.server.ts';
import { leadRuleModel } from './lead-rule.entity.gen.server.ts';
import { leadRuleForm } from './lead-rule.form.gen.server.ts';
import { leadRuleList } from './lead-rule.list.gen.server.ts';
import { leadSheetModel } from './lead-sheet.entity.gen.server.ts';
import { leadSheetForm } from './lead-sheet.form.gen.server.ts';
import { leadSheetsList } from './lead-sheets.list.gen.server.ts';
import { leadSource } from './lead-source.enum.gen.ts';
import { leadTelesaleForm } from './lead-telesale.form.gen.server.ts';
import { leadTelesaleList } from './lead-telesale.list.gen.server.ts';
import { leadTemporaryType } from './lead-temporary-type.enum.gen.ts';
import { leadTemporaryForm } from './lead-temporary.form.gen.server.ts';
import { leadTemporaryList } from './lead-temporary.list.gen.server.ts';
import { leadWaitConfirmForm } from './lead-wait-confirm.form.gen.server.ts';
import { leadWaitConfirmList } from './lead-wait-confirm.list.gen.server.ts';
import { leadModel } from './lead.entity.gen.server.ts';
import { leaveLeadActionModel } from './leave-lead.action.gen.server.ts';
import { liftActionModel } from './lift.action.gen.server.ts';
import { lowerTagActionModel } from './lower-tag.action.gen.server.ts';
import { mergeTagActionModel } from './merge-tag.action.gen.server.ts';
import { mergeActionModel } from './merge.action.gen.server.ts';
import { messageDirection } from './message-direction.enum.gen.ts';
import { messageKind } from './message-kind.enum.gen.ts';
import { messageState } from './message-state.enum.gen.ts';
import { myCallsActionModel } from './my-calls.action.gen.server.ts';
import { myReceivingActionModel } from './my-receiving.action.gen.server.ts';
import { nextLeadActionModel } from './next-lead.action.gen.server.ts';
import { oauthAdsPage } from './oauth-ads.page.gen.server.ts';
import { omnichannelPageForm } from './omnichannel-page.form.gen.server.ts';
import { omnichannelPageList } from './omnichannel-page.list.gen.server.ts';
import { orderDraftActionModel } from './order-draft.action.gen.server.ts';
import { pageAppForm } from './page-app.form.gen.server.ts';
import { pageAppsList } from './page-apps.list.gen.server.ts';
import { pageLeadModel } from './page-lead.entity.gen.server.ts';
import { pageLoadModel } from './page-load.entity.gen.server.ts';
import { pageLoadList } from './page-load.list.gen.server.ts';
import { pageWorkModel } from './page-work.entity.gen.server.ts';
import { pauseCampaignActionModel } from './pause-campaign.action.gen.server.ts';
import { phoneFactsActionModel } from './phone-facts.action.gen.server.ts';
import { postLoadModel } from './post-load.entity.gen.server.ts';
import { postTalkModel } from './post-talk.entity.gen.server.ts';
import { priceRequestLineModel } from './price-request-line.entity.gen.server.ts';
import { priceRequestStatus } from './price-request-status.enum.gen.ts';
import { priceRequestModel } from './price-request.entity.gen.server.ts';
import { processLimit } from './process-limit.enum.gen.ts';
import { quoteForm } from './quote.form.gen.server.ts';
import { quoteList } from './quote.list.gen.server.ts';
import { raiseTagActionModel } from './raise-tag.action.gen.server.ts';
import { rateRejectForm } from './rate-reject.form.gen.server.ts';
import { rateSource } from './rate-source.enum.gen.ts';
import { rateStateModel } from './rate-state.entity.gen.server.ts';
import { rateStateList } from './rate-state.list.gen.server.ts';
import { recallDelay } from './recall-delay.enum.gen.ts';
import { repeatedLeads } from './repeated-leads.enum.gen.ts';
import { replayActionModel } from './replay.action.gen.server.ts';
import { replyStatus } from './reply-status.enum.gen.ts';
import { reportReport } from './report.report.gen.server.ts';
import { resaleActionModel } from './resale.action.gen.server.ts';
import { revealActionModel } from './reveal.action.gen.server.ts';
import { ruleMode } from './rule-mode.enum.gen.ts';
import { runCampaignActionModel } from './run-campaign.action.gen.server.ts';
import { scriptForm } from './script.form.gen.server.ts';
import { scriptList } from './script.list.gen.server.ts';
import { setCampaignBudgetsActionModel } from './set-campaign-budgets.action.gen.server.ts';
import { setCampaignBudgetsForm } from './set-campaign-budgets.form.gen.server.ts';
import { setCampaignTargetsActionModel } from './set-campaign-targets.action.gen.server.ts';
import { setCampaignTargetsForm } from './set-campaign-targets.form.gen.server.ts';
import { setCampaignsRunningActionModel } from './set-campaigns-running.action.gen.server.ts';
import { setCampaignsRunningForm } from './set-campaigns-running.form.gen.server.ts';
import { setPagesActiveActionModel } from './set-pages-active.action.gen.server.ts';
import { setPagesActiveForm } from './set-pages-active.form.gen.server.ts';
import { startReceivingActionModel } from './start-receiving.action.gen.server.ts';
import { stopReceivingActionModel } from './stop-receiving.action.gen.server.ts';
import { switchModelActionModel } from './switch-model.action.gen.server.ts';
import { syncAccountActionModel } from './sync-account.action.gen.server.ts';
import { tagTone } from './tag-tone.enum.gen.ts';
import { tagForm } from './tag.form.gen.server.ts';
import { tagList } from './tag.list.gen.server.ts';
import { takeOrderActionModel } from './take-order.action.gen.server.ts';
import { templateForm } from './template.form.gen.server.ts';
import { templateList } from './template.list.gen.server.ts';
import { tryFormActionModel } from './try-form.action.gen.server.ts';
import { tryKeywordActionModel } from './try-keyword.action.gen.server.ts';
import { tryRuleActionModel } from './try-rule.action.gen.server.ts';
import { tryScriptActionModel } from './try-script.action.gen.server.ts';
import { undoCallActionModel } from './undo-call.action.gen.server.ts';

export const crmParts: ModuleParts = {
  module: {
    name: 'crm', order: 10, tab: 'crm',
    menu: [
      ['crm_ladi_page_config'],
      ['crm_lead_temporary'],
      ['crm_lead_invalid_phone'],
      ['crm_lead_incomplete'],
      ['crm_lead_telesale'],
      ['crm_lead_complete'],
      ['crm_lead_double_check'],
      ['crm_lead_wait_confirm'],
      ['crm_lead_dead'],
      ['crm_lead_no_demand'],
      ['crm_lead_lead_deadpool'],
      ['crm_blacklist'],
      ['crm_lead_omnichannel'],
      ['crm_ads_account'],
      ['crm_ladi_page_campaign'],
      ['crm_currency_exchange'],
      ['crm_keyword'],
      ['crm_lead_create', 'crm_lead_omnichannel'],
      ['crm_lead_complete', 'crm_lead_dead', 'crm_ladi_page_campaign'],
      [
        'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
        'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
        'crm_ladi_page_campaign',
      ],
      ['crm_lead_create'],
    ],
    settings: [
      { name: 'crm_sla_minutes', type: 'integer', json: 'integer', minimum: 0, maximum: 1440, default: 15 },
      { name: 'crm_chat_sla_minutes', type: 'integer', json: 'integer', minimum: 0, maximum: 1440, default: 5 },
      { name: 'crm_away_minutes', type: 'integer', json: 'integer', minimum: 0, maximum: 480, default: 10 },
      { name: 'crm_work_from', type: 'integer', json: 'integer', minimum: 0, maximum: 23, default: 8 },
      { name: 'crm_work_to', type: 'integer', json: 'integer', minimum: 1, maximum: 24, default: 21 },
      { name: 'crm_reveal_day', type: 'integer', json: 'integer', minimum: 0, maximum: 1000, default: 30 },
      { name: 'crm_duplicate_days', type: 'integer', json: 'integer', minimum: 0, maximum: 90, default: 7 },
      { name: 'crm_pool_days', type: 'integer', json: 'integer', minimum: 0, maximum: 365, default: 7 },
      { name: 'crm_deposit_days', type: 'integer', json: 'integer', minimum: 0, maximum: 90, default: 3 },
      { name: 'crm_four_eyes', type: 'boolean', json: 'boolean', default: false },
      { name: 'crm_agents_see_own', type: 'boolean', json: 'boolean', default: false },
      { name: 'crm_high_value', type: 'money', json: 'integer', minimum: 0, default: 2000000 },
      { name: 'crm_recall_no_answer', type: 'enum', json: 'integer', default: 60, enum: recallDelay },
      { name: 'crm_recall_busy', type: 'enum', json: 'integer', default: 15, enum: recallDelay },
      { name: 'crm_recall_switched_off', type: 'enum', json: 'integer', default: 240, enum: recallDelay },
      { name: 'crm_default_process_limit', type: 'enum', json: 'integer', enum: processLimit },
      { name: 'crm_auto_next', type: 'boolean', json: 'boolean', default: true },
    ],
  },
  entities: [
    adsAccountModel, adsAppModel, adsCampaignTotalModel, adsCampaignModel, adsDailyModel, agentLoadModel,
    agentWorkModel, blacklistModel, callScriptObjectionModel, callScriptModel, conversationContactModel,
    conversationMessageModel, conversationOrderModel, conversationPostModel, conversationTagModel,
    conversationTemplateModel, conversationModel, crmAgentModel, exchangeRateModel, keywordModel, ladiPageFieldModel,
    ladiPageTotalModel, ladiPageModel, leadAttemptModel, leadDepositModel, leadIntakeModel, leadLineModel,
    leadRevealModel, leadRuleModel, leadSheetModel, leadModel, pageLeadModel, pageLoadModel, pageWorkModel,
    postLoadModel, postTalkModel, priceRequestLineModel, priceRequestModel, rateStateModel,
  ],
  lists: [
    adsAccountList, adsAppsList, adsDailyList, adsManagementList, agentLoadList, agentList, blacklistList,
    conversationHistoryList, conversationOrderList, conversationPostList, exchangeRateList, keywordList,
    ladiPageConfigList, leadCompleteDataList, leadDeadPoolList, leadDeadList, leadDoubleCheckList, leadHistoryList,
    leadIncompleteDataList, leadIntakeList, leadInvalidPhoneList, leadNoDemandList, leadRevealList, leadRuleList,
    leadSheetsList, leadTelesaleList, leadTemporaryList, leadWaitConfirmList, omnichannelPageList, pageAppsList,
    pageLoadList, quoteList, rateStateList, scriptList, tagList, templateList,
  ],
  forms: [
    adsAccountForm, adsAppForm, adsManagementForm, agentForm, blacklistForm, conversationAssignForm,
    conversationCloseForm, conversationHistoryForm, conversationPostForm, conversationQuoteForm, copyLastRatesForm,
    exchangeRateForm, keywordForm, ladiPageConfigForm, ladiSampleForm, leadAssignForm, leadBlockForm, leadComboForm,
    leadCompleteDataForm, leadCreateForm, leadDeadForm, leadDepositAskForm, leadDepositFoundForm, leadDoubleCheckForm,
    leadGiveUpForm, leadHoldForm, leadImportOptionsForm, leadIncompleteDataForm, leadInvalidPhoneForm, leadKeepForm,
    leadNoDemandForm, leadPhoneFixForm, leadRecallForm, leadRuleForm, leadSheetForm, leadTelesaleForm,
    leadTemporaryForm, leadWaitConfirmForm, omnichannelPageForm, pageAppForm, quoteForm, rateRejectForm, scriptForm,
    setCampaignBudgetsForm, setCampaignTargetsForm, setCampaignsRunningForm, setPagesActiveForm, tagForm, templateForm,
  ],
  reports: [adsReport, agentReport, chatReport, leadGoodsReport, reportReport],
  imports: [blacklistImport, leadImport],
  callbacks: [oauthAdsPage],
  enums: [
    adsAccountStatus, adsPlatform, adsRequestState, agentHindrance, agentPresence, attemptChannel, blacklistKind,
    blacklistReason, blacklistSource, budgetWay, callResult, campaignType, closeReason, conversationStatus,
    conversationType, depositMethod, formOutcome, intakeChannel, intakeError, intakeResult, keywordAction,
    keywordSearch, keywordType, ladiField, ladiTransform, leadCancelType, leadLostReason, leadPayment, leadQueue,
    leadSource, leadTemporaryType, messageDirection, messageKind, messageState, priceRequestStatus, processLimit,
    rateSource, recallDelay, repeatedLeads, replyStatus, ruleMode, tagTone,
  ],
  actions: [
    activateBlockActionModel, agreedDepositActionModel, callLeadActionModel, changeBudgetActionModel, claimActionModel,
    copyLastRatesActionModel, copyRateActionModel, distributeByRulesActionModel, enterFiguresActionModel,
    extendBlockActionModel, goodsFreeActionModel, goodsPriceActionModel, handOverActionModel, holdLeadActionModel,
    knownPersonActionModel, ladiSampleActionModel, leadAgentActionModel, leadCardActionModel, leadComboLinesActionModel,
    leaveLeadActionModel, liftActionModel, lowerTagActionModel, mergeTagActionModel, mergeActionModel,
    myCallsActionModel, myReceivingActionModel, nextLeadActionModel, orderDraftActionModel, pauseCampaignActionModel,
    phoneFactsActionModel, raiseTagActionModel, replayActionModel, resaleActionModel, revealActionModel,
    runCampaignActionModel, setCampaignBudgetsActionModel, setCampaignTargetsActionModel,
    setCampaignsRunningActionModel, setPagesActiveActionModel, startReceivingActionModel, stopReceivingActionModel,
    switchModelActionModel, syncAccountActionModel, takeOrderActionModel, tryFormActionModel, tryKeywordActionModel,
    tryRuleActionModel, tryScriptActionModel, undoCallActionModel,
  ],
  notifications: [
    { key: 'lead_recall_due', type: 13, severity: 'info', link: '/crm/lead-telesale', to: 'account' },
    { key: 'lead_recall_waiting', type: 13, severity: 'info', link: '/crm/lead-telesale', to: ['crm_lead_telesale'] },
    { key: 'lead_sla', type: 13, severity: 'warning', link: '/crm/lead-telesale', to: ['crm_lead_dead'] },
    { key: 'lead_returned', type: 13, severity: 'warning', link: '/crm/lead-telesale/{id}', to: 'account' },
    { key: 'lead_deposited', type: 13, severity: 'success', link: '/crm/lead-telesale/{id}', to: 'account' },
    { key: 'conversation_waiting', type: 14, severity: 'warning', to: 'account' },
    { key: 'conversation_unanswered', type: 14, severity: 'warning', to: ['crm_lead_create'] },
    { key: 'intake_failed', type: 11, severity: 'warning', link: '/crm/lead-intake', to: ['crm_ladi_page_config'] },
    { key: 'lead_asked_again', type: 13, severity: 'info', link: '/crm/lead-telesale/{id}', to: 'account' },
    { key: 'lead_merged', type: 13, severity: 'info', link: '/crm/lead-telesale/{id}', to: 'account' },
    { key: 'conversation_assigned', type: 14, severity: 'info', link: '/crm/conversation-history/{id}', to: 'account' },
    { key: 'message_failed', type: 14, severity: 'danger', link: '/crm/conversation-history/{id}', to: 'account' },
    { key: 'price_quoted', type: 14, severity: 'success', link: '/crm/quote/{id}', to: 'account' },
    {
      key: 'price_request_new', type: 3, severity: 'info', link: '/crm/quote/{id}',
      to: ['crm_lead_complete', 'administration_goods_price'],
    },
    {
      key: 'lead_deposit_waiting', type: 13, severity: 'warning', link: '/crm/lead-wait-confirm',
      to: ['crm_lead_wait_confirm'],
    },
    { key: 'lead_assigned', type: 13, severity: 'info', link: '/crm/lead-telesale/{id}', to: 'account' },
    {
      key: 'lead_check_waiting', type: 13, severity: 'info', link: '/crm/lead-double-check',
      to: ['crm_lead_double_check'],
    },
    {
      key: 'lead_deposit_asked', type: 13, severity: 'info', link: '/crm/lead-wait-confirm',
      to: ['crm_lead_wait_confirm'],
    },
    { key: 'temporary_ending', type: 12, severity: 'warning', link: '/crm/lead-temporary/{id}', to: 'account' },
    { key: 'order_of_lead_canceled', type: 1, severity: 'warning', link: '/crm/lead-telesale/{id}', to: 'account' },
    { key: 'order_of_lead_returned', type: 1, severity: 'warning', link: '/crm/lead-telesale/{id}', to: 'account' },
    { key: 'rate_waiting', type: 3, severity: 'info', link: '/crm/exchange-rate', to: ['crm_currency_exchange'] },
    {
      key: 'page_token_ending', type: 11, severity: 'warning', link: '/crm/omnichannel-page/{id}',
      to: ['crm_lead_omnichannel'],
    },
    {
      key: 'ads_account_stopped', type: 11, severity: 'warning', link: '/crm/ads-account/{id}', to: ['crm_ads_account'],
    },
    { key: 'ads_token_expired', type: 11, severity: 'danger', link: '/crm/ads-account/{id}', to: ['crm_ads_account'] },
    { key: 'campaign_refused', type: 11, severity: 'danger', link: '/crm/ads-management/{id}', to: 'account' },
    {
      key: 'landing_page_silent', type: 11, severity: 'warning', link: '/crm/ladi-page-config/{id}',
      to: ['crm_ladi_page_config'],
    },
    {
      key: 'campaign_warning', type: 15, severity: 'warning', link: '/crm/ads-management',
      to: ['crm_ladi_page_campaign'],
    },
  ],
  code: crmCode,
};
