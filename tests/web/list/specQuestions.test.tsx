import { cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { CoreAdminContext } from 'react-admin';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StepModel, WorkflowModel } from '#contract/workflow.ts';
import { cancelStampsAction } from '#generated/goods/cancel-stamps.action.gen.ts';
import { productionRecordWorkflow } from '#generated/goods_production/production-record.workflow.gen.ts';
import { productionRequirementWorkflow } from '#generated/goods_production/production-requirement.workflow.gen.ts';
import { timeDeviceWorkflow } from '#generated/office/time-device.workflow.gen.ts';
import { consignmentWorkflow } from '#generated/orders/consignment.workflow.gen.ts';
import { unreserveAction } from '#generated/stock/unreserve.action.gen.ts';
import { goodsReceiptWorkflow } from '#generated/warehouse/goods-receipt.workflow.gen.ts';
import { useQuestion } from '#web/list/useQuestion.ts';
import { find, sayYes } from '../find.ts';
import { tripList } from './aList.ts';
import { openList, resizeTo } from './openList.tsx';

/* The questions and successes of section 8, raised by the buttons that they are written for, in the words that people read. */

afterEach(cleanup);
beforeEach(() => resizeTo(1440, 900));

const textsOf = (module: string): Record<string, string> =>
  JSON.parse(readFileSync(`schemas/${module}/messages.vi.json`, 'utf8')) as Record<string, string>;

function inVietnamese(module: string) {
  const texts = { ...textsOf('_shared'), ...textsOf(module) };
  const translate = (key: string, params: Record<string, unknown> = {}): string =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
  return { translate, changeLocale: () => Promise.resolve(), getLocale: () => 'vi' };
}

function ask(module: string, step: StepModel, row?: { id: number; code: string }, count?: number): string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext i18nProvider={inVietnamese(module)}>{children}</CoreAdminContext>
  );
  const { result } = renderHook(() => useQuestion(), { wrapper });
  const display = [{ field: 'code' }];
  return result.current({ resource: 'one', button: 'Nút', step, states: undefined, display, row, count });
}

const stepOf = ({ entity, transitions }: WorkflowModel, question: string): StepModel => {
  const step = transitions.find((one) => one.question === question);
  if (!step) throw new Error(`no transition of ${entity} asks ${question}`);
  return step;
};

describe('is asked before', () => {
  const row = { id: 7, code: 'X7' };
  it.each([
    {
      what: 'goods are taken in',
      module: 'warehouse',
      workflow: goodsReceiptWorkflow,
      question: 'messages.confirm_receipt',
      words: 'Xác nhận đã nhận phiếu nhập X7?',
    },
    {
      what: 'something is canceled',
      module: 'orders',
      workflow: consignmentWorkflow,
      question: 'messages.confirm_cancel',
      words: 'Bạn có chắc muốn hủy X7?',
    },
    {
      what: 'a record of production moves',
      module: 'goods_production',
      workflow: productionRecordWorkflow,
      question: 'messages.confirm_production_record',
      words: 'Thực hiện "Nút" với phiếu sản xuất X7?',
    },
    {
      what: 'a requirement moves',
      module: 'goods_production',
      workflow: productionRequirementWorkflow,
      question: 'messages.confirm_production_requirement',
      words: 'Thực hiện "Nút" với yêu cầu sản xuất X7?',
    },
  ] as const)('$what', ({ module, workflow, question, words }) => {
    expect(ask(module, stepOf(workflow, question), row)).toBe(words);
  });

  it('stamps are canceled, with how many', () => {
    expect(ask('goods', cancelStampsAction, undefined, 12)).toBe('Hủy 12 tem đã chọn? Không thể hoàn tác.');
  });
});

describe('is said after', () => {
  const activate = timeDeviceWorkflow.transitions.find(({ key }) => key === 'activate');
  it.each([
    ['a device is activated', activate?.success, 'messages.activated'],
    ['stock is given back', unreserveAction.success, 'messages.unreserved'],
  ])('%s', async (_, success, wanted) => {
    expect(success).toBe(wanted);
    const workflows = tripList.workflows?.map((workflow) => ({
      ...workflow,
      transitions: workflow.transitions.map((one) => ({ ...one, ...(success && { success }) })),
    }));
    const bulk = vi.fn(async () => ({ done: [1, 2, 3], refused: [] }));
    openList({ list: { ...tripList, ...(workflows && { workflows }) }, dataProvider: { bulk } });
    await vi.waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
    fireEvent.click(screen.getByLabelText('kit.list.select_page'));
    fireEvent.click(find('.kl-selection [data-action=start]'));
    await sayYes();
    expect(await screen.findByText((text) => text.startsWith(wanted))).toBeTruthy();
  });
});
