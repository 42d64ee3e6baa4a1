import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { lazyInline } from '#fields/lazyInline.tsx';

afterEach(cleanup);

type Loaded = { default: ComponentType<{ name: string }> };
const loaded = async (): Promise<Loaded> => ({ default: ({ name }) => <p>{name} is here</p> });
const lost = () => Promise.reject(Object.assign(new Error('lost'), { code: 'CSS_CHUNK_LOAD_FAILED' }));

function draw(Part: ComponentType<{ name: string }>, loadPart?: (part: () => Promise<unknown>) => unknown) {
  const translate = (key: string, params?: object) => `${key} ${JSON.stringify(params ?? {})}`;
  const tools = { translate, loadPart } as unknown as FieldTools;
  return render(
    <FieldToolsProvider value={tools}>
      <input defaultValue="đang gõ" />
      <Part name="it" />
    </FieldToolsProvider>,
  );
}

it('is loaded by the loader of the app when it is first drawn, and is there at once afterwards', async () => {
  const load = vi.fn(loaded);
  const loadPart = vi.fn((part: () => Promise<unknown>) => part());
  const Part = lazyInline(load, <i>waiting</i>);
  expect(load).not.toHaveBeenCalled();
  draw(Part, loadPart);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('it is here')).toBeTruthy();
  expect(loadPart).toHaveBeenCalledWith(load);
  cleanup();
  draw(Part, loadPart);
  expect(screen.getByText('it is here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says by its name what could not be loaded, leaves what is typed, and tries again when asked', async () => {
  const load = vi.fn<() => Promise<Loaded>>().mockImplementationOnce(lost).mockImplementation(loaded);
  draw(lazyInline(load));
  const note = await screen.findByRole('alert');
  expect(note.dataset.errorCode).toBe('CSS_CHUNK_LOAD_FAILED');
  expect(note.textContent).toContain('kit.shell.part_not_loaded');
  expect(note.querySelector('[data-action=reload]')).toBeTruthy();
  fireEvent.click(note.querySelector('[data-action=retry]') as HTMLElement);
  expect(await screen.findByText('it is here')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('đang gõ');
});

it('offers only a new page where a script is lost: browsers remember that', async () => {
  draw(lazyInline<{ name: string }>(() => Promise.reject(new Error('lost'))));
  const note = await screen.findByRole('alert');
  expect(note.dataset.errorCode).toBe('ChunkLoadError');
  expect([...note.querySelectorAll('button')].map(({ dataset }) => dataset['action'])).toEqual(['reload']);
});

it('tries again when it is drawn anew', async () => {
  const load = vi.fn<() => Promise<Loaded>>().mockImplementationOnce(lost).mockImplementation(loaded);
  const Part = lazyInline(load);
  draw(Part);
  await screen.findByRole('alert');
  cleanup();
  draw(Part);
  await waitFor(() => expect(screen.getByText('it is here')).toBeTruthy());
});
