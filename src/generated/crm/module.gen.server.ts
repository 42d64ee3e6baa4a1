// Generated from schemas/crm/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type LinkColumns,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { BuyerEntities, BuyerTables } from '#generated/buyer/module.gen.server.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { MessagingEntities, MessagingTables } from '#generated/messaging/module.gen.server.ts';
import type { OrdersEntities, OrdersTables } from '#generated/orders/module.gen.server.ts';
import type { PlaceEntities, PlaceTables } from '#generated/place/module.gen.server.ts';
import type { StockEntities, StockTables } from '#generated/stock/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { ActivateBlockActionInput } from './activate-block.action.gen.ts';
import type { AdsAccount } from './ads-account.entity.gen.ts';
import type { AdsApp } from './ads-app.entity.gen.ts';
import type { AdsCampaign } from './ads-campaign.entity.gen.ts';
import type { AdsDaily } from './ads-daily.entity.gen.ts';
import type { AgreedDepositActionInput, AgreedDepositActionResult } from './agreed-deposit.action.gen.ts';
import type { Blacklist } from './blacklist.entity.gen.ts';
import type { CallLeadActionInput, CallLeadActionResult } from './call-lead.action.gen.ts';
import type { CallScriptObjection } from './call-script-objection.entity.gen.ts';
import type { CallScript } from './call-script.entity.gen.ts';
import type { ChangeBudgetActionInput } from './change-budget.action.gen.ts';
import type { ClaimActionInput } from './claim.action.gen.ts';
import type { ConversationContact } from './conversation-contact.entity.gen.ts';
import type { ConversationMessage } from './conversation-message.entity.gen.ts';
import type { ConversationPost } from './conversation-post.entity.gen.ts';
import type { ConversationTag } from './conversation-tag.entity.gen.ts';
import type { ConversationTemplate } from './conversation-template.entity.gen.ts';
import type { Conversation } from './conversation.entity.gen.ts';
import type { CopyLastRatesActionInput, CopyLastRatesActionResult } from './copy-last-rates.action.gen.ts';
import type { CopyRateActionInput } from './copy-rate.action.gen.ts';
import type { CrmAgent } from './crm-agent.entity.gen.ts';
import type { DistributeByRulesActionInput } from './distribute-by-rules.action.gen.ts';
import type { EnterFiguresActionInput } from './enter-figures.action.gen.ts';
import type { ExchangeRate } from './exchange-rate.entity.gen.ts';
import type { ExtendBlockActionInput } from './extend-block.action.gen.ts';
import type { GoodsFreeActionInput, GoodsFreeActionResult } from './goods-free.action.gen.ts';
import type { GoodsPriceActionInput, GoodsPriceActionResult } from './goods-price.action.gen.ts';
import type { HandOverActionInput } from './hand-over.action.gen.ts';
import type { HoldLeadActionInput, HoldLeadActionResult } from './hold-lead.action.gen.ts';
import type { Keyword } from './keyword.entity.gen.ts';
import type { KnownPersonActionInput, KnownPersonActionResult } from './known-person.action.gen.ts';
import type { LadiPageField } from './ladi-page-field.entity.gen.ts';
import type { LadiPage } from './ladi-page.entity.gen.ts';
import type { LadiSampleActionInput, LadiSampleActionResult } from './ladi-sample.action.gen.ts';
import type { LeadAgentActionInput, LeadAgentActionResult } from './lead-agent.action.gen.ts';
import type { LeadAttempt } from './lead-attempt.entity.gen.ts';
import type { LeadCardActionInput, LeadCardActionResult } from './lead-card.action.gen.ts';
import type { LeadComboLinesActionInput, LeadComboLinesActionResult } from './lead-combo-lines.action.gen.ts';
import type { LeadDeposit } from './lead-deposit.entity.gen.ts';
import type { LeadIntake } from './lead-intake.entity.gen.ts';
import type { LeadLine } from './lead-line.entity.gen.ts';
import type { LeadReveal } from './lead-reveal.entity.gen.ts';
import type { LeadRule } from './lead-rule.entity.gen.ts';
import type { LeadSheet } from './lead-sheet.entity.gen.ts';
import type { Lead } from './lead.entity.gen.ts';
import type { LeaveLeadActionInput, LeaveLeadActionResult } from './leave-lead.action.gen.ts';
import type { LiftActionInput } from './lift.action.gen.ts';
import type { LowerTagActionInput } from './lower-tag.action.gen.ts';
import type { MergeTagActionInput } from './merge-tag.action.gen.ts';
import type { MergeActionInput } from './merge.action.gen.ts';
import type { MyCallsActionInput, MyCallsActionResult } from './my-calls.action.gen.ts';
import type { MyReceivingActionInput, MyReceivingActionResult } from './my-receiving.action.gen.ts';
import type { NextLeadActionInput, NextLeadActionResult } from './next-lead.action.gen.ts';
import type { OrderDraftActionInput, OrderDraftActionResult } from './order-draft.action.gen.ts';
import type { PauseCampaignActionInput } from './pause-campaign.action.gen.ts';
import type { PhoneFactsActionInput, PhoneFactsActionResult } from './phone-facts.action.gen.ts';
import type { PriceRequestLine } from './price-request-line.entity.gen.ts';
import type { PriceRequest } from './price-request.entity.gen.ts';
import type { RaiseTagActionInput } from './raise-tag.action.gen.ts';
import type { ReplayActionInput } from './replay.action.gen.ts';
import type { ResaleActionInput } from './resale.action.gen.ts';
import type { RevealActionInput, RevealActionResult } from './reveal.action.gen.ts';
import type { RunCampaignActionInput } from './run-campaign.action.gen.ts';
import type {
  SetCampaignBudgetsActionInput,
  SetCampaignBudgetsActionResult,
} from './set-campaign-budgets.action.gen.ts';
import type {
  SetCampaignTargetsActionInput,
  SetCampaignTargetsActionResult,
} from './set-campaign-targets.action.gen.ts';
import type {
  SetCampaignsRunningActionInput,
  SetCampaignsRunningActionResult,
} from './set-campaigns-running.action.gen.ts';
import type { SetPagesActiveActionInput, SetPagesActiveActionResult } from './set-pages-active.action.gen.ts';
import type { StartReceivingActionInput } from './start-receiving.action.gen.ts';
import type { StopReceivingActionInput } from './stop-receiving.action.gen.ts';
import type { SwitchModelActionInput } from './switch-model.action.gen.ts';
import type { SyncAccountActionInput } from './sync-account.action.gen.ts';
import type { TakeOrderActionInput } from './take-order.action.gen.ts';
import type { TryFormActionInput, TryFormActionResult } from './try-form.action.gen.ts';
import type { TryKeywordActionInput, TryKeywordActionResult } from './try-keyword.action.gen.ts';
import type { TryRuleActionInput, TryRuleActionResult } from './try-rule.action.gen.ts';
import type { TryScriptActionInput, TryScriptActionResult } from './try-script.action.gen.ts';
import type { UndoCallActionInput, UndoCallActionResult } from './undo-call.action.gen.ts';

export interface CrmEntities {
  ads_account: AdsAccount;
  ads_app: AdsApp;
  ads_campaign: AdsCampaign;
  ads_daily: AdsDaily;
  blacklist: Blacklist;
  call_script_objection: CallScriptObjection;
  call_script: CallScript;
  conversation_contact: ConversationContact;
  conversation_message: ConversationMessage;
  conversation_post: ConversationPost;
  conversation_tag: ConversationTag;
  conversation_template: ConversationTemplate;
  conversation: Conversation;
  crm_agent: CrmAgent;
  exchange_rate: ExchangeRate;
  keyword: Keyword;
  ladi_page_field: LadiPageField;
  ladi_page: LadiPage;
  lead_attempt: LeadAttempt;
  lead_deposit: LeadDeposit;
  lead_intake: LeadIntake;
  lead_line: LeadLine;
  lead_reveal: LeadReveal;
  lead_rule: LeadRule;
  lead_sheet: LeadSheet;
  lead: Lead;
  price_request_line: PriceRequestLine;
  price_request: PriceRequest;
}

export interface CrmTables {
  ads_account: Columns<AdsAccount>;
  ads_app: Columns<AdsApp>;
  ads_campaign: Columns<AdsCampaign>;
  ads_daily: Lasting<Columns<AdsDaily>>;
  blacklist: Columns<Blacklist>;
  call_script_objection: Columns<CallScriptObjection>;
  call_script: Columns<CallScript, 'objections'>;
  conversation_contact: Columns<ConversationContact>;
  conversation_message: Columns<ConversationMessage>;
  conversation_post: Columns<ConversationPost>;
  conversation_tag: Columns<ConversationTag>;
  conversation_template: Columns<ConversationTemplate, 'page_ids'>;
  conversation_template__page_ids: LinkColumns<'conversation_template_id', 'omnichannel_page_id'>;
  conversation: Columns<Conversation, 'tag_ids' | 'messages'>;
  conversation__tag_ids: LinkColumns<'conversation_id', 'conversation_tag_id'>;
  crm_agent: Columns<CrmAgent>;
  exchange_rate: Columns<ExchangeRate, never, 'rate' | 'previous_rate' | 'change_percent'>;
  keyword: Columns<Keyword, 'page_ids'>;
  keyword__page_ids: LinkColumns<'keyword_id', 'omnichannel_page_id'>;
  ladi_page_field: Columns<LadiPageField>;
  ladi_page: Columns<LadiPage, 'webhook_path' | 'fields' | 'goods_ids'>;
  ladi_page__goods_ids: LinkColumns<'ladi_page_id', 'goods_id'>;
  lead_attempt: Columns<LeadAttempt>;
  lead_deposit: Columns<LeadDeposit>;
  lead_intake: Columns<LeadIntake>;
  lead_line: Columns<LeadLine>;
  lead_reveal: Columns<LeadReveal>;
  lead_rule: Columns<LeadRule, 'ladi_page_ids' | 'ads_campaign_ids' | 'omnichannel_page_ids' | 'category_ids' | 'city_ids' | 'account_ids'>;
  lead_rule__ladi_page_ids: LinkColumns<'lead_rule_id', 'ladi_page_id'>;
  lead_rule__ads_campaign_ids: LinkColumns<'lead_rule_id', 'ads_campaign_id'>;
  lead_rule__omnichannel_page_ids: LinkColumns<'lead_rule_id', 'omnichannel_page_id'>;
  lead_rule__category_ids: LinkColumns<'lead_rule_id', 'goods_category_id'>;
  lead_rule__city_ids: LinkColumns<'lead_rule_id', 'place_id'>;
  lead_rule__account_ids: LinkColumns<'lead_rule_id', 'account_id'>;
  lead_sheet: Columns<LeadSheet>;
  lead: Columns<Lead, 'is_high_value' | 'is_short' | 'is_risky' | 'lines' | 'deposits' | 'attempts'>;
  price_request_line: Columns<PriceRequestLine>;
  price_request: Columns<PriceRequest, 'lines'>;
}

interface CrmModule {
  entities: CrmEntities & BuyerEntities & GoodsEntities & MessagingEntities & OrdersEntities & PlaceEntities & StockEntities & SystemEntities;
  reads: CrmTables & BuyerTables & GoodsTables & MessagingTables & OrdersTables & PlaceTables & StockTables & SystemTables;
  writes: Written<Pick<CrmTables, 'ads_daily'>>;
  effects: { ask_price: Conversation; block_lead: Lead; make_order: Lead };
  actions: {
    activate_block: { input: ActivateBlockActionInput; record: Blacklist };
    agreed_deposit: { input: AgreedDepositActionInput; result: AgreedDepositActionResult };
    call_lead: { input: CallLeadActionInput; result: CallLeadActionResult };
    change_budget: { input: ChangeBudgetActionInput; record: AdsCampaign };
    claim: { input: ClaimActionInput; record: Lead };
    copy_last_rates: { input: CopyLastRatesActionInput; result: CopyLastRatesActionResult };
    copy_rate: { input: CopyRateActionInput; record: ExchangeRate };
    distribute_by_rules: { input: DistributeByRulesActionInput; record: Lead };
    enter_figures: { input: EnterFiguresActionInput; record: AdsCampaign };
    extend_block: { input: ExtendBlockActionInput; record: Blacklist };
    goods_free: { input: GoodsFreeActionInput; result: GoodsFreeActionResult };
    goods_price: { input: GoodsPriceActionInput; result: GoodsPriceActionResult };
    hand_over: { input: HandOverActionInput; record: CrmAgent };
    hold_lead: { input: HoldLeadActionInput; result: HoldLeadActionResult };
    known_person: { input: KnownPersonActionInput; result: KnownPersonActionResult };
    ladi_sample: { input: LadiSampleActionInput; result: LadiSampleActionResult };
    lead_agent: { input: LeadAgentActionInput; result: LeadAgentActionResult };
    lead_card: { input: LeadCardActionInput; result: LeadCardActionResult };
    lead_combo_lines: { input: LeadComboLinesActionInput; result: LeadComboLinesActionResult };
    leave_lead: { input: LeaveLeadActionInput; result: LeaveLeadActionResult };
    lift: { input: LiftActionInput; record: Blacklist };
    lower_tag: { input: LowerTagActionInput; record: ConversationTag };
    merge_tag: { input: MergeTagActionInput; record: ConversationTag };
    merge: { input: MergeActionInput; record: Lead };
    my_calls: { input: MyCallsActionInput; result: MyCallsActionResult };
    my_receiving: { input: MyReceivingActionInput; result: MyReceivingActionResult };
    next_lead: { input: NextLeadActionInput; result: NextLeadActionResult };
    order_draft: { input: OrderDraftActionInput; result: OrderDraftActionResult };
    pause_campaign: { input: PauseCampaignActionInput; record: AdsCampaign };
    phone_facts: { input: PhoneFactsActionInput; result: PhoneFactsActionResult };
    raise_tag: { input: RaiseTagActionInput; record: ConversationTag };
    replay: { input: ReplayActionInput; record: LeadIntake };
    resale: { input: ResaleActionInput; record: Lead };
    reveal: { input: RevealActionInput; result: RevealActionResult };
    run_campaign: { input: RunCampaignActionInput; record: AdsCampaign };
    set_campaign_budgets: { input: SetCampaignBudgetsActionInput; result: SetCampaignBudgetsActionResult };
    set_campaign_targets: { input: SetCampaignTargetsActionInput; result: SetCampaignTargetsActionResult };
    set_campaigns_running: { input: SetCampaignsRunningActionInput; result: SetCampaignsRunningActionResult };
    set_pages_active: { input: SetPagesActiveActionInput; result: SetPagesActiveActionResult };
    start_receiving: { input: StartReceivingActionInput; record: CrmAgent };
    stop_receiving: { input: StopReceivingActionInput; record: CrmAgent };
    switch_model: { input: SwitchModelActionInput; record: Lead };
    sync_account: { input: SyncAccountActionInput; record: AdsAccount };
    take_order: { input: TakeOrderActionInput; record: Conversation };
    try_form: { input: TryFormActionInput; result: TryFormActionResult };
    try_keyword: { input: TryKeywordActionInput; result: TryKeywordActionResult };
    try_rule: { input: TryRuleActionInput; result: TryRuleActionResult };
    try_script: { input: TryScriptActionInput; result: TryScriptActionResult };
    undo_call: { input: UndoCallActionInput; result: UndoCallActionResult };
  };
  jobs: 'ask_campaign' | 'count_campaigns' | 'digest_leads' | 'empty_forms' | 'forget_sheets' | 'read_all_figures' | 'read_figures' | 'suggest_blocks' | 'watch_leads' | 'watch_stock';
}

/** What the code of this module is given inside a change. */
export type CrmContext = ChangeContext<CrmModule>;

export const defineModule = (code: ModuleCode<CrmModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asCrm = (context: Pick<ChangeContext, 'within'>): CrmContext =>
  context.within('crm') as unknown as CrmContext;
