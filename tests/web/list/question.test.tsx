import { renderHook } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { EnumModel } from '#contract/enum.ts';
import type { StepModel, TransitionModel } from '#contract/workflow.ts';
import { useQuestion, type Asking } from '#web/list/useQuestion.ts';

const translate = (key: string, params: Record<string, unknown> = {}) =>
  Object.keys(params).length === 0 ? key : `${key} ${JSON.stringify(params)}`;
const i18nProvider = { translate, changeLocale: () => Promise.resolve(), getLocale: () => 'vi' };
const wrapper = ({ children }: { children: ReactNode }) => (
  <CoreAdminContext i18nProvider={i18nProvider}>{children}</CoreAdminContext>
);

const states: EnumModel = {
  name: 'trip_state',
  type: 'integer',
  values: [
    { value: 1, key: 'planned', tone: 'neutral' },
    { value: 2, key: 'running', tone: 'progress' },
  ],
};
const start: TransitionModel = { key: 'start', from: [1], to: 2, permissions: [] };
const asking = (change: Partial<Asking>): Asking => ({
  resource: 'trip',
  button: 'trip.transition.start',
  step: start,
  states,
  display: [{ field: 'code' }],
  row: { id: 5, code: 'TR1' },
  ...change,
});
const ask = (change: Partial<Asking>): string => {
  const { result } = renderHook(() => useQuestion(), { wrapper });
  return result.current(asking(change));
};

it('asks of one record whether it shall go to the state that it would come into', () => {
  expect(ask({})).toBe('messages.confirm_status_change {"label":"TR1","value":"enum.trip_state.running"}');
});

it('asks in general where the record stays in its state, or nobody knows what it comes to', () => {
  const general = 'kit.list.confirm_one {"label":"trip.transition.start"}';
  const steps: StepModel[] = [
    { ...start, to: null } as TransitionModel,
    { ...start, instead: [{ when: () => true, to: 1 }] } as TransitionModel,
    { key: 'start', permissions: [] },
  ];
  for (const step of steps) expect(ask({ step })).toBe(general);
  expect(ask({ states: undefined })).toBe(general);
  // A button above the list is done to no record.
  expect(ask({ row: undefined })).toBe(general);
});

it('asks the question of the schema, of one record by its name and of several by their number', () => {
  const step = { ...start, question: 'messages.confirm_receipt' };
  expect(ask({ step })).toBe(
    'messages.confirm_receipt {"label":"TR1","value":"trip.transition.start","count":1}',
  );
  expect(ask({ step, row: undefined, count: 3 })).toBe(
    'messages.confirm_receipt {"label":"kit.list.records {\\"count\\":3}","value":"trip.transition.start","count":3}',
  );
  expect(ask({ row: undefined, count: 3 })).toContain('kit.list.confirm {"label"');
});

it('names the amount that the server has said, and a dash where it has said none', () => {
  const step = { ...start, question: 'messages.confirm_resend_zns', sum: { of: 'price' } };
  expect(ask({ step, sum: 1500 })).toContain('"sum":"1.500');
  expect(ask({ step })).toContain('"sum":"–"');
});
