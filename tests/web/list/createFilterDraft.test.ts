import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFilterDraft } from '#web/list/createFilterDraft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createFilterDraft', () => {
  it('commits quick edits of two filters together, once, a second after the last', () => {
    const commit = vi.fn();
    const draft = createFilterDraft({ viewMode: 'order' }, commit);
    draft.set('name', 'lan');
    vi.advanceTimersByTime(900);
    draft.set('phone', '0912');
    vi.advanceTimersByTime(999);
    expect(commit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(commit.mock.calls).toEqual([[{ viewMode: 'order', name: 'lan', phone: '0912' }]]);
  });

  it('commits at once when asked, pending edits with it, and not again later', () => {
    const commit = vi.fn();
    const draft = createFilterDraft({}, commit);
    draft.set('name', 'lan');
    draft.setNow({ viewMode: 'goods' });
    expect(commit.mock.calls).toEqual([[{ name: 'lan', viewMode: 'goods' }]]);
    vi.advanceTimersByTime(5000);
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('flushes pending edits only', () => {
    const commit = vi.fn();
    const draft = createFilterDraft({ name: 'lan' }, commit);
    draft.flush();
    expect(commit).not.toHaveBeenCalled();
    draft.set('name', undefined);
    draft.flush();
    // Left out, not there without a value (readings).
    expect(commit.mock.calls).toStrictEqual([[{}]]);
  });

  it('lets a text begin with spaces, and leaves one of spaces out', () => {
    const commit = vi.fn();
    const draft = createFilterDraft({}, commit);
    draft.set('name', '   ');
    expect(draft.values()).toEqual({ name: '   ' });
    draft.set('name', '   lan');
    vi.advanceTimersByTime(1000);
    draft.set('name', '   ');
    vi.advanceTimersByTime(1000);
    expect(commit.mock.calls).toStrictEqual([[{ name: '   lan' }], [{}]]);
    expect(draft.values()).toEqual({});
  });

  it('follows the address bar, but never over what is being typed', () => {
    const draft = createFilterDraft({}, vi.fn());
    draft.follow({ name: 'lan' });
    expect(draft.values()).toEqual({ name: 'lan' });
    draft.set('name', 'lan anh');
    draft.follow({ name: 'lan' });
    expect(draft.values()).toEqual({ name: 'lan anh' });
  });

  it('drops pending edits when the screen goes', () => {
    const commit = vi.fn();
    const draft = createFilterDraft({}, commit);
    draft.set('name', 'lan');
    draft.cancel();
    vi.advanceTimersByTime(5000);
    expect(commit).not.toHaveBeenCalled();
  });

  it('tells its watchers of each change', () => {
    const draft = createFilterDraft({}, vi.fn());
    const watcher = vi.fn();
    const stop = draft.subscribe(watcher);
    draft.set('name', 'l');
    stop();
    draft.set('name', 'la');
    expect(watcher).toHaveBeenCalledTimes(1);
  });
});
