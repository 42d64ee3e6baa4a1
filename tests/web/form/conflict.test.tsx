import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Row, Values } from '#contract/logic.ts';
import type { RecordModel } from '#contract/record.ts';
import { input, type SectionDefinition } from '#web/form/FormDefinition.ts';
import { bill, billForm } from './aForm.ts';
import { control, find, formShown, lastSent, press, type } from '../find.ts';
import { openForm } from './openForm.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A server on which somebody else has saved `change` already. */
function changedBy(change: Row) {
  const current = { ...bill, version: 5, ...change };
  return vi.fn(async (_resource: string, { data, previousData }: { data: Values; previousData: Values }) => {
    if (previousData['version'] === 5) return { data: { ...current, ...data, version: 6 } };
    const error = { code: 'version_conflict', message: 'Vừa có người sửa' };
    throw new HttpError('Vừa có người sửa', 409, { error, current, differs: Object.keys(change) });
  });
}

describe('a record that somebody else has changed', () => {
  it('shows both texts of a field that both changed, and saves the choice over the new version', async () => {
    const update = changedBy({ note: 'Giao buổi chiều', phone: '0987654321' });
    openForm({ dataProvider: { update } });
    await formShown();
    type('note', 'Giao buổi sáng');
    type('buyer', 'An');
    press('save');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Giao buổi chiều');
    expect(dialog.textContent).toContain('Giao buổi sáng');
    expect(dialog.querySelectorAll('[data-conflict]')).toHaveLength(1);
    fireEvent.click(within(dialog).getByRole('radio', { name: /conflict_theirs/ }));
    press('merge');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(lastSent(update).data).toMatchObject({
      note: 'Giao buổi chiều',
      buyer: 'An',
      phone: '0987654321',
      version: 5,
    });
    await waitFor(() => expect(control('note').value).toBe('Giao buổi chiều'));
  });

  it('keeps both long texts on wish', async () => {
    const update = changedBy({ note: 'Chiều' });
    openForm({ dataProvider: { update } });
    await formShown();
    type('note', 'Sáng');
    press('save');
    fireEvent.click(await screen.findByRole('radio', { name: /conflict_both/ }));
    press('merge');
    await waitFor(() => expect(lastSent(update).data['note']).toBe('Chiều\nSáng'));
  });

  it('offers both long texts only where there is room for both', async () => {
    openForm({ dataProvider: { update: changedBy({ note: 'C'.repeat(300) }) } });
    await formShown();
    type('note', 'S'.repeat(300));
    press('save');
    expect(await screen.findByRole('radio', { name: /conflict_theirs/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /conflict_both/ })).toBeNull();
  });

  it('shows the pictures of both, and keeps all of them on wish', async () => {
    const images = { name: 'images', type: 'images', json: 'array', maxItems: 3 } as const;
    const [first, ...others] = billForm.sections as [SectionDefinition, ...SectionDefinition[]];
    const model = billForm.models['bill'] as RecordModel;
    const form = {
      ...billForm,
      sections: [{ ...first, inputs: [...first.inputs, input(images, { label: 'bill.images' })] }, ...others],
      models: { ...billForm.models, bill: { ...model, fields: [...model.fields, images] } },
    };
    const update = changedBy({ images: ['files/9', 'files/2'] });
    const getOne = vi.fn(async () => ({ data: { ...bill, images: ['files/1', 'files/9'] } }));
    openForm({ form, dataProvider: { update, getOne } });
    await formShown();
    fireEvent.click(screen.getAllByRole('button', { name: /remove_image/ })[1] as HTMLElement);
    press('save');
    const dialog = await screen.findByRole('dialog');
    const seen = [...dialog.querySelectorAll('[data-side]')].map(
      (side) => side.querySelectorAll('img').length,
    );
    expect(seen).toEqual([1, 2, 3]);
    expect(dialog.textContent).not.toContain('files/');
    fireEvent.click(within(dialog).getByRole('radio', { name: /conflict_both/ }));
    press('merge');
    await waitFor(() => expect(lastSent(update).data['images']).toEqual(['files/9', 'files/2', 'files/1']));
  });

  it('needs no choice when other fields were changed: both changes stand', async () => {
    const update = changedBy({ phone: '0987654321' });
    openForm({ dataProvider: { update } });
    await formShown();
    type('buyer', 'An');
    press('save');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(lastSent(update).data).toMatchObject({ buyer: 'An', phone: '0987654321' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('kit.form.merged');
  });

  it('loses nothing when the user goes back to the form', async () => {
    openForm({ dataProvider: { update: changedBy({ note: 'Chiều' }) } });
    await formShown();
    type('note', 'Sáng');
    press('save');
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'kit.form.back_to_form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(control('note').value).toBe('Sáng');
    expect(find('[data-action=save]', HTMLButtonElement).disabled).toBe(false);
  });
});
