import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { useScanner } from '#web/kit/useScanner.ts';

afterEach(cleanup);

function Till({
  onScan,
  onSubmit,
  isPaused,
}: Record<'onScan' | 'onSubmit', () => void> & { isPaused: boolean }) {
  const [paid, setPaid] = useState('50');
  useScanner(onScan, { isPaused });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="paid" value={paid} onChange={({ target }) => setPaid(target.value)} />
    </form>
  );
}

function open(isPaused = false) {
  const [onScan, onSubmit] = [vi.fn(), vi.fn()];
  render(
    <CoreAdminContext>
      <Till onScan={onScan} onSubmit={onSubmit} isPaused={isPaused} />
    </CoreAdminContext>,
  );
  const paid = screen.getByLabelText<HTMLInputElement>('paid');
  return { onScan, onSubmit, paid };
}

/** As a browser does it: the key goes down, then its letter stands in the field. */
function type(field: HTMLInputElement, text: string): void {
  for (const key of text) {
    fireEvent.keyDown(field, { key });
    fireEvent.change(field, { target: { value: field.value + key } });
  }
}

it('hears a code while a field has the focus, and leaves the field and its form as they were', () => {
  const { onScan, onSubmit, paid } = open();
  type(paid, '8934567');
  expect(paid.value).toBe('508934567');
  expect(fireEvent.keyDown(paid, { key: 'Enter' })).toBe(false);
  expect(onScan).toHaveBeenCalledExactlyOnceWith('8934567');
  expect(paid.value).toBe('50');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('leaves typing alone', () => {
  const { onScan, paid } = open();
  type(paid, '0');
  expect(fireEvent.keyDown(paid, { key: 'Enter' })).toBe(true);
  expect(paid.value).toBe('500');
  expect(onScan).not.toHaveBeenCalled();
});

it('hears nothing while it is paused', () => {
  const { onScan, paid } = open(true);
  type(paid, '8934567');
  fireEvent.keyDown(paid, { key: 'Enter' });
  expect([onScan.mock.calls, paid.value]).toEqual([[], '508934567']);
});
