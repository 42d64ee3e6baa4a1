// Generated from schemas/warehouse/find-goods.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { FindGoodsAssignForm } from './find-goods-assign.form.gen.ts';
import type { FindGoodsBasketForm } from './find-goods-basket.form.gen.ts';
import type { FindGoodsCloseForm } from './find-goods-close.form.gen.ts';
import type { FindGoodsFoundForm } from './find-goods-found.form.gen.ts';
import type { FindGoodsInstructForm } from './find-goods-instruct.form.gen.ts';
import type { FindGoods } from './find-goods.entity.gen.ts';

export const findGoodsWorkflow: WorkflowModel = {
  entity: 'find_goods',
  field: 'status',
  initial: [{ to: 0 }],
  states: [
    { key: 'pending', value: 0, tone: 'warning' },
    { key: 'partly_found', value: 1, tone: 'progress' },
    { key: 'not_found', value: 2, tone: 'danger' },
    { key: 'found', value: 3, tone: 'success' },
    { key: 'closed', value: 4, tone: 'neutral', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'assign', from: [0, 1, 2], to: null, permissions: ['administration_goods_missing', 'order_manager'],
      set: { assigned_to: (c: Logic<FindGoods, Row, FindGoodsAssignForm>) => c.input.searcher_id },
      form: 'find-goods-assign', bulk: true,
    },
    {
      key: 'report_found', from: [0, 1], to: 1,
      instead: [
        {
          when: (c: Logic<FindGoods>) =>
            c.record.found != null && c.record.missing != null && c.record.found >= c.record.missing,
          to: 3,
        },
      ],
      permissions: ['administration_goods_missing', 'order_manager'],
      guard: (c: Logic<FindGoods, Row, FindGoodsFoundForm>) =>
        c.input.found_quantity == null || c.record.found != null && c.record.missing != null && c.record.found + c.input.found_quantity <= c.record.missing,
      set: {
        found: (c: Logic<FindGoods, Row, FindGoodsFoundForm>) =>
          c.record.found != null && c.input.found_quantity != null ? c.record.found + c.input.found_quantity : null,
        cell_code: (c: Logic<FindGoods, Row, FindGoodsFoundForm>) => c.input.found_in,
      },
      guardMessage: 'rule.find_goods.found_too_many', form: 'find-goods-found', tone: 'success',
    },
    {
      key: 'report_none', from: [0, 1], to: 2, permissions: ['administration_goods_missing', 'order_manager'],
      tone: 'danger', bulk: true,
    },
    {
      key: 'to_basket', from: [3], to: 4, permissions: ['administration_goods_missing', 'order_manager'],
      set: {
        basket_code: (c: Logic<FindGoods, Row, FindGoodsBasketForm>) => c.input.into_basket,
        closed_reason: () => 'to_basket',
      },
      form: 'find-goods-basket', tone: 'success',
    },
    {
      key: 'instruct', from: [1, 2], to: 4,
      instead: [
        {
          when: (c: Logic<FindGoods>) => c.record.instruction === 1 && (c.record.found != null && c.record.found > 0),
          to: 1,
        },
        { when: (c: Logic<FindGoods>) => c.record.instruction === 1, to: 2 },
      ],
      permissions: ['administration_goods_missing'],
      set: {
        instruction: (c: Logic<FindGoods, Row, FindGoodsInstructForm>) => c.input.instruction,
        instruct_note: (c: Logic<FindGoods, Row, FindGoodsInstructForm>) => c.input.instruct_note,
        instructed_by: (c: Logic<FindGoods, Row, FindGoodsInstructForm>) => c.user.id,
      },
      form: 'find-goods-instruct', success: 'messages.find_goods_instructed', tone: 'warning',
      effects: ['warehouse/obey_instruction'], bulk: true,
    },
    {
      key: 'resume', from: [1, 2], to: 0, permissions: ['administration_goods_missing', 'order_manager'],
      guard: (c: Logic<FindGoods>) => c.record.instruction === 1,
      set: { instruction: () => 0 }, guardMessage: 'rule.find_goods.not_waiting',
      notify: { key: 'find_goods_arrived', params: ['code', 'order_code'] },
    },
    {
      key: 'close', from: [0, 1, 2, 3], to: 4, permissions: ['administration_goods_missing'],
      set: {
        closed_reason: (c: Logic<FindGoods, Row, FindGoodsCloseForm>) => c.input.closed_reason,
        instruct_note: (c: Logic<FindGoods, Row, FindGoodsCloseForm>) => c.input.instruct_note,
      },
      form: 'find-goods-close', tone: 'danger', bulk: true,
    },
  ],
};
