import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right go from tab to tab, as in every row of tabs; Enter chooses. */
export function walkTabs(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const next = tabs.findIndex((tab) => tab === document.activeElement) + step;
  tabs[(next + tabs.length) % tabs.length]?.focus();
}
