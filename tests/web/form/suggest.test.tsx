import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { inputOf } from '#fields/inputs.tsx';
import type { LookupSettings } from '#fields/InputProps.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const BUYERS: LookupSettings = {
  url: '/pos-get-buyers',
  param: 'phone',
  value: 'phone',
  show: ['name', 'city_name'],
  debounceMs: 500,
  fill: { buyer: 'name' },
};

const phone: FieldModel = { name: 'phone', type: 'phone', json: 'string' };
const hong = { id: 3, phone: '0912345678', name: 'Hồng', city_name: 'Hà Nội' };

function open(lookup: LookupSettings, find: FieldTools['find'], field: FieldModel = phone, country = 1) {
  const said = vi.fn();
  const tools: FieldTools = {
    values: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
    translate: (key) => key,
    lookup: () => Promise.resolve([]),
    find,
    upload: () => Promise.reject(new Error('not here')),
    readFile: () => Promise.reject(new Error('not here')),
    fileUrl: (path) => path,
    now: () => new Date(0),
  };
  const settings = { field, label: 'x', lookup };
  const Input = inputOf(settings);
  function Held() {
    const [value, setValue] = useState<unknown>(null);
    const change = (next: unknown, chosen?: unknown): void => {
      said(next, chosen);
      setValue(next);
    };
    return (
      <Input
        input={settings}
        id="it"
        labelledBy="l"
        value={value}
        onChange={change}
        onBlur={() => {}}
        country={country}
      />
    );
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FieldToolsProvider value={tools}>
        <Held />
      </FieldToolsProvider>
    </QueryClientProvider>,
  );
  const it = document.getElementById('it') as HTMLInputElement;
  act(() => it.focus());
  fireEvent.mouseDown(it);
  return { it, said };
}

const type = (it: HTMLElement, value: string) => fireEvent.change(it, { target: { value } });
/** Lets the time pass, and what waits for an answer go on. */
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

describe('suggestions', () => {
  it('are asked 500 ms after the last key, once (spec 7, 9)', async () => {
    const find = vi.fn(async () => [hong]);
    const { it: box } = open(BUYERS, find);
    type(box, '09');
    await pass(499);
    type(box, '0912');
    await pass(499);
    expect(find).not.toHaveBeenCalled();
    await pass(1);
    expect(find).toHaveBeenCalledExactlyOnceWith('/pos-get-buyers', { phone: '0912' });
  });

  it('ask for a phone as it is stored, read by the country beside it', async () => {
    const find = vi.fn(async () => []);
    const { it: box, said } = open(BUYERS, find, phone, 2);
    type(box, '+63 917 12');
    await pass(510);
    expect(find).toHaveBeenCalledExactlyOnceWith('/pos-get-buyers', { phone: '091712' });
    type(box, '+63 917 123 4567');
    fireEvent.blur(box);
    expect(said).toHaveBeenLastCalledWith('09171234567', undefined);
  });

  it('give the chosen row with the value, so that the form can fill the rest', async () => {
    const { it: box, said } = open(BUYERS, async () => [hong]);
    type(box, '0912');
    await pass(510);
    await pass(10);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(said).toHaveBeenLastCalledWith('0912345678', hong);
  });

  it('say what to do when there are none: nothing typed, or nobody known (spec 8)', async () => {
    const { it: box } = open(BUYERS, async () => []);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(screen.getByText('messages.enter_text_for_search')).toBeTruthy();
    type(box, '0999');
    await pass(510);
    await pass(10);
    expect(screen.getByText('messages.no_result_and_auto_create')).toBeTruthy();
  });

  it('keep what was typed when the call fails, and say so', async () => {
    const { it: box } = open(BUYERS, () => Promise.reject(new Error('mất mạng')));
    type(box, '0912');
    await pass(510);
    await pass(10);
    expect(screen.getByRole('alert').textContent).toBe('mất mạng');
    expect(box.value).toBe('0912');
  });

  it('without a typed word are asked once and searched here, accents ignored', async () => {
    const find = vi.fn(async () => [
      { id: 1, code: '0101234567' },
      { id: 2, code: '0309876543' },
    ]);
    const codes = {
      url: '/invoice-get-tax-code',
      body: { status: 1 },
      value: 'code',
      show: [],
      debounceMs: 0,
      fill: {},
    };
    const { it: box } = open(codes, find, { name: 'tax', type: 'code', json: 'string' });
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    await pass(10);
    expect(screen.getAllByRole('option')).toHaveLength(2);
    type(box, '0309');
    await pass(10);
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['0309876543']);
    expect(find).toHaveBeenCalledExactlyOnceWith('/invoice-get-tax-code', { status: 1 });
  });
});
