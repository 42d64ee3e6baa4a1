import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import { PublicForm } from '#web/auth/PublicForm.tsx';
import { input, type FormDefinition } from '#web/form/FormDefinition.ts';
import { control, errorAt, find, has, press, type } from '../find.ts';
import { openPublic } from './openPublic.tsx';

const name: FieldModel = { name: 'name', type: 'text', json: 'string', required: true };
const phone: FieldModel = { name: 'phone', type: 'phone', json: 'string', required: true };
const secret: FieldModel = { name: 'secret', type: 'password', json: 'string' };

const form: FormDefinition = {
  screen: 'guest',
  route: '/guest',
  title: 'screen.guest.title',
  mode: 'public',
  permissions: [],
  layout: 'sections',
  sections: [
    {
      key: 'main',
      label: 'main',
      inputs: [
        input(name, { label: 'guest.name' }),
        input(phone, { label: 'guest.phone' }),
        input(secret, { label: 'guest.secret' }),
      ],
    },
  ],
  models: { guest: { name: 'guest', fields: [name, phone, secret], rules: [] } },
  submit: { url: '/guest', success: 'messages.registered' },
  otp: 'phone',
  display: [],
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const refusal = (code: string, fields: unknown[] = []) =>
  new HttpError(code, 422, { error: { code, message: code, fields } });

const [nameInput, ...others] = form.sections[0]?.inputs ?? [];
const inSteps: FormDefinition = {
  ...form,
  layout: 'steps',
  sections: [
    { key: 'who', label: 'who', inputs: nameInput ? [nameInput] : [] },
    { key: 'rest', label: 'rest', inputs: others },
  ],
};

/** A server that confirms every phone and answers the form in turn. */
function open(...answers: unknown[]) {
  return openForm(form, ...answers);
}

function openForm(shown: FormDefinition, ...answers: unknown[]) {
  const call: Mock = vi.fn(async (url: string) => {
    if (url === '/send-otp') return { resend_after: 60 };
    if (url === '/submit-otp') return { verified: true };
    const answer = answers.shift() ?? {};
    if (answer instanceof Error) throw answer;
    return answer;
  });
  openPublic(<PublicForm form={shown} />, call);
  return { call, urls: () => call.mock.calls.map(([url]) => String(url)) };
}

function fill(): void {
  type('name', 'Lý Thu Hà');
  type('phone', '+84 987 654 321');
  type('secret', 'mot-hai-ba');
}

async function enterCode(): Promise<void> {
  const cell = await waitFor(() => find('[data-input=code] input', HTMLInputElement));
  fireEvent.change(cell, { target: { value: '123456' } });
}

describe('a form for visitors', () => {
  it('has the phone confirmed, then sends everything and says what comes next', async () => {
    const { call, urls } = open();
    fill();
    press('save');
    await enterCode();
    await waitFor(() => expect(document.body.textContent).toContain('messages.registered'));
    expect(urls()).toEqual(['/send-otp', '/submit-otp', '/guest']);
    expect(call.mock.calls[0]?.[1]).toEqual({ phone_number: '0987654321' });
    expect(call.mock.lastCall?.[1]).toEqual({ name: 'Lý Thu Hà', phone: '0987654321', secret: 'mot-hai-ba' });
    expect(document.querySelector('[data-input=name]')).toBeNull();
  });

  it('shows what its link has filled in, and sends it as it is', async () => {
    const call: Mock = vi.fn(async () => ({ resend_after: 60, verified: true }));
    openPublic(<PublicForm form={{ ...form, prefill: ['name'] }} />, call, '/guest?name=Hoa%20Mai');
    expect(control('name').hasAttribute('readonly')).toBe(true);
    type('phone', '0987654321');
    type('secret', 'mot-hai-ba');
    press('save');
    await enterCode();
    await waitFor(() => expect(call.mock.lastCall?.[0]).toBe('/guest'));
    expect(call.mock.lastCall?.[1]).toMatchObject({ name: 'Hoa Mai', phone: '0987654321' });
  });

  it('opens what its link has filled in once that is refused, and sends what was typed instead', async () => {
    const wrong = { path: 'name', code: 'messages.company_not_found', message: 'Không có công ty này' };
    const answers: unknown[] = [refusal('validation_failed', [wrong]), {}];
    const call: Mock = vi.fn(async (url: string) => {
      if (url !== '/guest') return { resend_after: 60, verified: true };
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    });
    openPublic(<PublicForm form={{ ...form, prefill: ['name'] }} />, call, '/guest?name=Hoa%20May');
    type('phone', '0987654321');
    type('secret', 'mot-hai-ba');
    press('save');
    await enterCode();
    await waitFor(() => expect(errorAt('name')).toContain('Không có công ty này'));
    expect(control('name').hasAttribute('readonly')).toBe(false);
    type('name', 'Hoa Mai');
    press('save');
    await waitFor(() => expect(document.body.textContent).toContain('messages.registered'));
    expect(call.mock.lastCall?.[1]).toMatchObject({ name: 'Hoa Mai', secret: 'mot-hai-ba' });
  });

  it('checks itself before a code is sent', async () => {
    const { call } = open();
    type('phone', '0123');
    press('save');
    await waitFor(() => expect(errorAt('name')).toContain('is_empty'));
    expect(errorAt('phone')).toContain('wrong_phone');
    expect(call).not.toHaveBeenCalled();
  });

  it('asks what the server wants to be sure of, and is sent again with the yes', async () => {
    const known = { path: 'name', code: 'messages.company_known', message: 'Đã có Lý Thu Hà' };
    const { urls } = open(refusal('not_confirmed', [known]));
    fill();
    press('save');
    await enterCode();
    await waitFor(() => expect(find('[role=dialog]').textContent).toContain('Đã có Lý Thu Hà'));
    press('confirm');
    await waitFor(() => expect(document.body.textContent).toContain('messages.registered'));
    expect(urls().slice(2)).toEqual(['/guest', '/guest?confirmed=messages.company_known']);
  });

  it('in steps is sent at the last one', async () => {
    const { call } = openForm(inSteps);
    expect(document.querySelector('[data-action=save]')).toBeNull();
    press('next-step');
    await waitFor(() => expect(errorAt('name')).toContain('is_empty'));
    type('name', 'Lý Thu Hà');
    press('next-step');
    await waitFor(() => expect(has('phone')).toBe(true));
    expect(document.querySelector('[data-action=next-step]')).toBeNull();
    type('phone', '0987654321');
    press('save');
    await enterCode();
    await waitFor(() => expect(call.mock.lastCall?.[0]).toBe('/guest'));
    expect(call.mock.lastCall?.[1]).toMatchObject({ name: 'Lý Thu Hà', phone: '0987654321' });
  });

  it('asks for no second code when something else is mended, but for one when the phone is another', async () => {
    const taken = refusal('duplicate', [{ path: 'name', code: 'taken', message: 'Đã có' }]);
    const { urls } = open(taken, taken);
    fill();
    press('save');
    await enterCode();
    await waitFor(() => expect(errorAt('name')).toBe('Đã có'));
    type('name', 'Khác');
    press('save');
    await waitFor(() => expect(urls().filter((url) => url === '/guest')).toHaveLength(2));
    expect(urls().filter((url) => url === '/send-otp')).toHaveLength(1);
    type('phone', '0987654322');
    press('save');
    await waitFor(() => expect(urls().filter((url) => url === '/send-otp')).toHaveLength(2));
  });

  it('says nothing of what was refused before, once it is done', async () => {
    open(new HttpError('Bận', 500, {}));
    fill();
    press('save');
    await enterCode();
    await waitFor(() => expect(find('[data-toast=error]').textContent).toContain('Bận'));
    press('save');
    await waitFor(() => expect(document.body.textContent).toContain('messages.registered'));
    await waitFor(() => expect(document.querySelector('[data-toast=error]')).toBeNull());
  });

  it('goes on at its button when the code is given up', async () => {
    open();
    fill();
    press('save');
    const cell = await waitFor(() => find('[data-input=code] input', HTMLInputElement));
    fireEvent.keyDown(cell, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(find('[data-action=save]')));
    expect(has('code')).toBe(false);
  });

  it('asks again when the confirmation has grown old', async () => {
    const { urls } = open(refusal('phone_not_confirmed'));
    fill();
    press('save');
    await enterCode();
    await waitFor(() => expect(urls().filter((url) => url === '/send-otp')).toHaveLength(2));
  });

  it('keeps what was typed over a reload, but no password', async () => {
    open();
    fill();
    await waitFor(() => expect(localStorage.getItem('khuon.draft.0.0.guest.new')).toContain('Thu Hà'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('mot-hai-ba');
    cleanup();
    open();
    fireEvent.click(await waitFor(() => find('[data-action=restore-draft], .fm-draft button')));
    await waitFor(() => expect(control('name').value).toBe('Lý Thu Hà'));
  });
});
