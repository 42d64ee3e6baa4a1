import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ResourceDefinitionContext } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offer } from '#contract/quote.ts';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { billForm } from './aForm.ts';
import { openForm } from './openForm.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const form: FormDefinition = {
  ...billForm,
  quote: {
    label: 'screen.shop/bill.quote',
    url: '/shop/ask-fee',
    on: ['buyer', 'note'],
    needs: ['buyer'],
    fill: { carrier: 'key', fee: 'price' },
  },
};

const offer = (key: string, price: number | null, over: Partial<Offer> = {}): Offer => ({
  key,
  label: `enum.carrier.${key}`,
  price,
  days: 2,
  problem: null,
  reason: null,
  mend: null,
  ...over,
});
const OFFERS = [
  offer('ghn', 30_000),
  offer('self', 12_000, { days: null }),
  offer('ghtk', null, { problem: 'messages.quote_refused', reason: 'Không giao đến đảo.' }),
];

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const inputOf = (name: string) => document.querySelector<HTMLInputElement>(`[data-input="${name}"] input`);
const type = (name: string, value: string) => {
  const it = inputOf(name);
  if (!it) throw new Error(`no input ${name}`);
  fireEvent.change(it, { target: { value } });
};
const radioOf = (key: string) => document.querySelector<HTMLInputElement>(`[data-offer="${key}"] input`);

async function open(ask = vi.fn(async () => ({ offers: OFFERS }) as object)) {
  openForm({ form, address: '/shop/bill/create', dataProvider: { ask } });
  await pass(50);
  return ask;
}

describe('offers in a form', () => {
  it('say what is missing, and nobody is asked before it is there', async () => {
    const ask = await open();
    await pass(2000);
    expect(ask).not.toHaveBeenCalled();
    expect(screen.getByText('kit.form.quote_needs(labels=bill.buyer)')).toBeTruthy();
    expect(document.querySelector<HTMLButtonElement>('[data-action="ask-quote"]')?.disabled).toBe(true);
  });

  it('are asked for once a pause is made, not on each key, and again when something changes', async () => {
    const ask = await open();
    for (const buyer of ['L', 'La', 'Lan']) {
      type('buyer', buyer);
      await pass(300);
    }
    expect(ask).not.toHaveBeenCalled();
    await pass(900);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith('/shop/ask-fee', { buyer: 'Lan' }, expect.anything(), expect.anything());
    // A field that is not asked with changes nothing.
    type('code', 'B-1');
    await pass(2000);
    expect(ask).toHaveBeenCalledTimes(1);
    type('buyer', 'Lan Anh');
    await pass(10);
    expect(document.querySelector('[data-offer]')).toBeNull();
    await pass(900);
    expect(ask).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByText('kit.form.quote_again'));
    await pass(10);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('fill the form with the chosen one, and name who has none', async () => {
    await open();
    type('buyer', 'Lan');
    await pass(900);
    expect(document.querySelector('[data-no-offer="ghtk"]')?.textContent).toContain('Không giao đến đảo.');
    expect(radioOf('ghtk')).toBeNull();
    expect(screen.getByText('kit.form.quote_days(count=2)')).toBeTruthy();
    expect(screen.getByText('kit.form.quote_no_days')).toBeTruthy();
    const radio = radioOf('ghn');
    if (!radio) throw new Error('no offer');
    expect(radio.checked).toBe(false);
    fireEvent.click(radio);
    await pass(10);
    expect(radioOf('ghn')?.checked).toBe(true);
    expect(inputOf('fee')?.value).toBe('30.000');
    // What is typed over it is no offer any more.
    type('fee', '31000');
    await pass(10);
    expect(radioOf('ghn')?.checked).toBe(false);
  });

  it('lead to where it can be mended, for whoever may open that', async () => {
    const offers = [
      offer('ghn', null, { problem: 'messages.quote_not_connected', mend: { entity: 'account', id: null } }),
      offer('ghtk', null, { problem: 'messages.quote_sender', mend: { entity: 'depot', id: 12 } }),
      offer('self', null, { problem: 'messages.quote_account', mend: { entity: 'depot_account', id: 3 } }),
    ];
    const definitions = {
      account: { name: 'account', hasList: true },
      depot: { name: 'depot', hasList: true, hasEdit: true },
      depot_account: { name: 'depot_account', hasList: true, hasEdit: false },
    };
    const known = { definitions, register: () => undefined, unregister: () => undefined };
    const element = (
      <ResourceDefinitionContext.Provider value={known}>
        <FormScreen form={form} />
      </ResourceDefinitionContext.Provider>
    );
    openForm({
      address: '/shop/bill/create',
      element,
      dataProvider: { ask: vi.fn(async () => ({ offers })) },
    });
    await pass(50);
    type('buyer', 'Lan');
    await pass(900);
    const linkOf = (key: string) =>
      document.querySelector(`[data-no-offer="${key}"] a`)?.getAttribute('href') ?? null;
    expect(['ghn', 'ghtk', 'self'].map(linkOf)).toEqual(['/account', '/depot/12', null]);
  });

  it('say why nobody could be asked, and can be asked for again', async () => {
    const ask = vi.fn(async (): Promise<object> => Promise.reject(new Error('Gọi quá nhanh.')));
    await open(ask);
    type('buyer', 'Lan');
    await pass(900);
    expect(screen.getByText('Gọi quá nhanh.')).toBeTruthy();
    ask.mockImplementation(async () => ({ offers: OFFERS }));
    fireEvent.click(screen.getByText('kit.form.quote_again'));
    await pass(10);
    expect(radioOf('ghn')).not.toBeNull();
    expect(screen.queryByText('Gọi quá nhanh.')).toBeNull();
  });
});
