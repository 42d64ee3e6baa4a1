import { act, cleanup, createEvent, fireEvent, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OtpDialog } from '#web/auth/OtpDialog.tsx';
import { clickBeside, find, press } from '../find.ts';
import { openPublic } from './openPublic.tsx';

const PHONE = '0987654321';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const refusal = (code: string, message: string, status = 422, more = {}) =>
  new HttpError(message, status, { error: { code, message, ...more } });

/** Opens the dialog over a server that sends codes and judges them as told. */
function open(judge: (code: string) => unknown = () => ({ verified: true }), send: () => unknown = sent) {
  const told = { onSuccess: vi.fn(), onClose: vi.fn() };
  const call = vi.fn(async (url: string, body: { code?: string }) => {
    const answer = url === '/send-otp' ? send() : judge(body.code ?? '');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  openPublic(
    <StrictMode>
      <OtpDialog phone={PHONE} {...told} />
    </StrictMode>,
    call,
  );
  const callsOf = (url: string) => call.mock.calls.filter(([called]) => called === url);
  return { call, callsOf, ...told };
}

const sent = () => ({ resend_after: 60 });

const cells = () => [...document.querySelectorAll<HTMLInputElement>('[data-input=code] input')];
const shown = () =>
  cells()
    .map(({ value }) => value || '_')
    .join('');
const button = (action: string) => find(`[data-action=${action}]`, HTMLButtonElement);
const focused = () => cells().findIndex((cell) => cell === document.activeElement);

function type(digits: string): void {
  for (const digit of digits)
    fireEvent.change(document.activeElement ?? document.body, { target: { value: digit } });
}
function key(name: string): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
}
function paste(text: string): boolean {
  const place = cells()[0] ?? document.body;
  const event = createEvent.paste(place, { clipboardData: { getData: () => text } });
  fireEvent(place, event);
  return event.defaultPrevented;
}
const drawn = () => waitFor(() => expect(focused()).toBe(0));
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

describe('the OTP dialog (spec 4)', () => {
  it('sends a code once when it opens, and says where to', async () => {
    const { callsOf } = open();
    await drawn();
    expect(callsOf('/send-otp')).toEqual([['/send-otp', { phone_number: PHONE }]]);
    await waitFor(() => expect(document.body.textContent).toContain(`kit.otp.text(phone=${PHONE})`));
  });

  it('lets the code be sent again after 60 s, and not before', async () => {
    const { callsOf } = open();
    await drawn();
    await waitFor(() => expect(button('resend').textContent).toContain('seconds=60'));
    expect(button('resend').disabled).toBe(true);
    await seconds(58);
    expect(button('resend').disabled).toBe(true);
    await seconds(3);
    expect(button('resend').disabled).toBe(false);
    press('resend');
    await waitFor(() => expect(callsOf('/send-otp')).toHaveLength(2));
    await waitFor(() => expect(button('resend').disabled).toBe(true));
  });

  it('waits 60 s for a server that names no time (spec 9)', async () => {
    open(undefined, () => ({}));
    await drawn();
    await waitFor(() => expect(button('resend').textContent).toContain('seconds=60'));
  });

  it('waits as long as the server asks for when it opens again too early', async () => {
    open(undefined, () => refusal('too_many', 'Hãy đợi 37 giây', 429, { retry_after: 37 }));
    await drawn();
    await waitFor(() => expect(find('[data-toast=error]').textContent).toContain('Hãy đợi 37 giây'));
    await waitFor(() => expect(button('resend').textContent).toMatch(/seconds=3[67]/));
  });

  it('says that no code could be sent, until one was', async () => {
    const answers: unknown[] = [refusal('unavailable', 'Tạm ngưng', 503), sent()];
    open(undefined, () => answers.shift());
    await drawn();
    const said = () => find('[role=dialog] [aria-live=polite]').textContent;
    await waitFor(() => expect(said()).toBe(`kit.otp.not_sent(phone=${PHONE})`));
    expect(button('resend').disabled).toBe(false);
    press('resend');
    await waitFor(() => expect(said()).toBe(`kit.otp.text(phone=${PHONE})`));
  });

  it('still asks for the code that went out when the next is asked for too early', async () => {
    open(undefined, () => refusal('too_many', 'Hãy đợi 37 giây', 429, { retry_after: 37 }));
    await drawn();
    await waitFor(() => expect(button('resend').disabled).toBe(true));
    await waitFor(() => expect(document.body.textContent).toContain(`kit.otp.text(phone=${PHONE})`));
  });

  it('enables confirm only when all six digits are there', async () => {
    const { callsOf } = open(() => new Promise(() => undefined));
    await drawn();
    expect(button('confirm').disabled).toBe(true);
    type('12345');
    expect([shown(), button('confirm').disabled, callsOf('/submit-otp').length]).toEqual(['12345_', true, 0]);
  });

  it('confirms by itself on the last digit, and tells of the success', async () => {
    const { callsOf, onSuccess } = open();
    await drawn();
    type('123456');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(callsOf('/submit-otp')).toEqual([['/submit-otp', { phone_number: PHONE, code: '123456' }]]);
  });

  it('confirms once, however often the code is given while it is judged', async () => {
    const { callsOf, onSuccess } = open();
    await drawn();
    paste('123456');
    paste('123456');
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    expect(callsOf('/submit-otp')).toHaveLength(1);
  });

  it('takes a pasted code of six digits, blanks around it or not', async () => {
    const { onSuccess, callsOf } = open();
    await drawn();
    expect(paste(' 654321\n')).toBe(true);
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    expect(callsOf('/submit-otp')[0]?.[1]).toMatchObject({ code: '654321' });
  });

  it.each(['12345', '1234567', 'abcdef', '12 456'])('does not take "%s" when it is pasted', async (text) => {
    const { callsOf } = open();
    await drawn();
    paste(text);
    expect([shown(), callsOf('/submit-otp').length]).toEqual(['______', 0]);
    await waitFor(() => expect(find('[data-toast=warning]').textContent).toContain('kit.otp.wrong_paste'));
  });

  it('takes a code that the phone fills in as a whole', async () => {
    const { onSuccess } = open();
    await drawn();
    type('');
    fireEvent.change(cells()[0] ?? document.body, { target: { value: '246810' } });
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
  });

  it('moves by arrows, Home and End; backspace clears and goes back; letters are no digits', async () => {
    open();
    await drawn();
    type('12x3');
    expect([shown(), focused()]).toEqual(['123___', 3]);
    key('Backspace');
    expect([shown(), focused()]).toEqual(['12____', 2]);
    key('ArrowLeft');
    expect(focused()).toBe(1);
    key('Backspace');
    expect([shown(), focused()]).toEqual(['1_____', 1]);
    key('End');
    expect(focused()).toBe(5);
    key('ArrowRight');
    expect(focused()).toBe(5);
    key('Home');
    key('ArrowLeft');
    expect(focused()).toBe(0);
    type('9');
    expect([shown(), focused()]).toEqual(['9_____', 1]);
  });

  it('takes the new digit of a filled cell, typed before or behind the one that is there', async () => {
    open();
    await drawn();
    type('1');
    fireEvent.change(cells()[0] ?? document.body, { target: { value: '21' } });
    expect([shown(), focused()]).toEqual(['2_____', 1]);
    fireEvent.change(cells()[0] ?? document.body, { target: { value: '23' } });
    expect(shown()).toBe('3_____');
  });

  it("stays open on a wrong code with the server's words and the digits, to be mended", async () => {
    const judge = (code: string) =>
      code === '000000' ? refusal('wrong_otp', 'Còn 4 lần thử') : { verified: true };
    const { onSuccess, callsOf } = open(judge);
    await drawn();
    type('000000');
    await waitFor(() => expect(find('[data-error=code]').textContent).toBe('Còn 4 lần thử'));
    expect(find('[data-toast=error]').textContent).toContain('Còn 4 lần thử');
    expect([shown(), onSuccess.mock.calls.length]).toEqual(['000000', 0]);
    await waitFor(() => expect(focused()).toBe(0));
    // Typed over: no try is spent on a code that is half the old one.
    type('11111');
    expect([shown(), callsOf('/submit-otp').length]).toEqual(['111110', 1]);
    type('1');
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
  });

  it('goes on over digits that stay the same, and the last of them confirms', async () => {
    const { onSuccess, callsOf } = open((code) =>
      code === '123456' ? { verified: true } : refusal('wrong_otp', 'Còn 4 lần thử'),
    );
    await drawn();
    type('103056');
    await waitFor(() => expect(find('[data-error=code]').textContent).toBe('Còn 4 lần thử'));
    await waitFor(() => expect(focused()).toBe(0));
    for (const [at, digit] of [...'123456'].entries()) {
      expect(focused()).toBe(at);
      const cell = document.activeElement as HTMLInputElement;
      if (cell.value === digit) fireEvent.input(cell);
      else type(digit);
    }
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    expect(callsOf('/submit-otp')).toHaveLength(2);
  });

  it('no longer says what was wrong with the last code once the next one is typed', async () => {
    open(() => refusal('wrong_otp', 'Còn 4 lần thử'));
    await drawn();
    type('000000');
    await waitFor(() => expect(find('[data-error=code]').textContent).toBe('Còn 4 lần thử'));
    await drawn();
    type('1');
    expect(find('[data-error=code]').textContent).toBe('');
  });

  it('is closed by Escape, not by a click beside it', async () => {
    const { onClose } = open();
    await drawn();
    clickBeside(find('[role=dialog]'));
    expect(onClose).not.toHaveBeenCalled();
    key('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps the digits when the answer was lost, to be confirmed again', async () => {
    const answers: unknown[] = [refusal('offline', 'Mất mạng', 0), { verified: true }];
    const { onSuccess } = open(() => answers.shift());
    await drawn();
    type('123456');
    await waitFor(() => expect(find('[data-error=code]').textContent).toBe('Mất mạng'));
    expect([shown(), button('confirm').disabled]).toEqual(['123456', false]);
    press('confirm');
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
  });
});
