import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { find, sayYes } from '../find.ts';
import { tripList } from './aList.ts';
import { openList, resizeTo } from './openList.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(cleanup);

const shown = () => waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));

/** A list whose transition says what is said when it is done. */
const workflows = (tripList.workflows ?? []).map((workflow) => ({
  ...workflow,
  transitions: workflow.transitions.map((one) => ({ ...one, success: `messages.${one.key}_done` })),
}));
const telling = { ...tripList, workflows };

describe('a change of state asks first (spec 8)', () => {
  it('by key: one press does nothing, a no leaves it so', async () => {
    const { provider } = openList();
    await shown();
    const row = find('[data-row="1"]');
    row.focus();
    fireEvent.keyDown(row, { key: 's' });
    expect((await screen.findByRole('dialog')).textContent).toContain('messages.confirm_status_change');
    fireEvent.click(screen.getByRole('button', { name: 'action.close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(provider.transition).not.toHaveBeenCalled();
    fireEvent.keyDown(row, { key: 's' });
    await sayYes();
    await waitFor(() => expect(provider.transition).toHaveBeenCalledTimes(1));
  });

  it('in a row and over a selection, though nobody would be refused', async () => {
    const { provider } = openList();
    await shown();
    fireEvent.mouseOver(find('[data-row="1"] [data-field=plate]'));
    fireEvent.click(find('[data-row="1"] [data-action=start]'));
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'action.close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByLabelText('kit.list.select_page'));
    fireEvent.click(find('.kl-selection [data-action=start]'));
    expect((await screen.findByRole('dialog')).textContent).toContain('count=3');
    expect([provider.transition.mock.calls, provider.bulk.mock.calls]).toEqual([[], []]);
  });

  it('once: who was told of refusals and goes on is not asked again', async () => {
    const refused = [{ id: 2, code: 'invalid_status', message: 'Chuyến đang chạy.' }];
    const { provider } = openList({ preview: { total: 3, checked: 3, refused } });
    await shown();
    fireEvent.click(screen.getByLabelText('kit.list.select_page'));
    fireEvent.click(find('.kl-selection [data-action=start]'));
    await waitFor(() => find('[data-action=continue]'));
    expect(provider.bulk).not.toHaveBeenCalled();
    fireEvent.click(find('[data-action=continue]'));
    await waitFor(() => expect(provider.bulk).toHaveBeenCalledTimes(1));
  });

  it('and says afterwards what the workflow says, of one and of many', async () => {
    openList({ list: telling });
    await shown();
    fireEvent.mouseOver(find('[data-row="1"] [data-field=plate]'));
    fireEvent.click(find('[data-row="1"] [data-action=start]'));
    await sayYes();
    await screen.findByText(/^messages\.start_done/);
    cleanup();
    openList({ list: telling });
    await shown();
    fireEvent.click(screen.getByLabelText('kit.list.select_page'));
    fireEvent.click(find('.kl-selection [data-action=start]'));
    await sayYes();
    await screen.findByText(/^messages\.start_done/);
  });
});
