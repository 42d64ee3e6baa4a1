import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from '#web/auth/useCountdown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('counts whole seconds down to 0 and stops there', () => {
  const { result } = renderHook(useCountdown);
  expect(result.current[0]).toBe(0);
  act(() => result.current[1](60));
  expect(result.current[0]).toBe(60);
  act(() => void vi.advanceTimersByTime(59_000));
  expect(result.current[0]).toBe(1);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current[0]).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('catches up after the page slept', () => {
  const { result } = renderHook(useCountdown);
  act(() => result.current[1](60));
  vi.setSystemTime(Date.now() + 45_000);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current[0]).toBe(14);
});
