import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScreenDefinition } from '#web/app/AppModel.ts';
import { ErrorBoundary } from '#web/app/ErrorBoundary.tsx';
import { LazyScreen, preloadScreen } from '#web/app/LazyScreen.tsx';
import { theme } from '#web/app/theme.ts';
import type { Texts } from '#web/i18n/createTexts.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const load = vi.fn(async () => {});
const texts = { load } as unknown as Texts;

function aScreen(load: () => Promise<{ default: ComponentType }>): ScreenDefinition {
  return {
    screen: 'trip',
    path: '/trip',
    kind: 'list',
    module: 'fleet',
    texts: ['fleet'],
    permissions: [],
    load,
  };
}

function Content({ definition }: { definition: ScreenDefinition }) {
  return <LazyScreen screen={definition} texts={texts} />;
}

function Frame({ definition }: { definition: ScreenDefinition }) {
  return (
    <CoreAdminContext>
      <ThemeProvider theme={theme}>
        <ErrorBoundary resetKey={definition.path}>
          <Content definition={definition} />
        </ErrorBoundary>
      </ThemeProvider>
    </CoreAdminContext>
  );
}

it('loads a screen with its texts', async () => {
  render(<Frame definition={aScreen(async () => ({ default: () => <p>here</p> }))} />);
  expect(await screen.findByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledWith(['fleet']);
});

it('is there at once when it was loaded before', async () => {
  const definition = aScreen(async () => ({ default: () => <p>here</p> }));
  await preloadScreen(definition, texts);
  render(<Frame definition={definition} />);
  expect(screen.getByText('here')).toBeTruthy();
});

it('is not loaded ahead without a line: browsers remember a script that failed', async () => {
  const load = vi.fn(async () => ({ default: () => <p>here</p> }));
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await preloadScreen(aScreen(load), texts);
  expect(load).not.toHaveBeenCalled();
  line.mockReturnValue(true);
  await preloadScreen(aScreen(load), texts);
  expect(load).toHaveBeenCalledTimes(1);
});

it('offers to try again when a screen cannot be loaded, and then loads it', async () => {
  const loadOnThird = vi
    .fn<() => Promise<{ default: ComponentType }>>()
    .mockRejectedValueOnce(new Error('Unable to preload CSS for /trip.css'))
    .mockRejectedValueOnce(new Error('Unable to preload CSS for /trip.css'))
    .mockResolvedValue({ default: () => <p>here</p> });
  render(<Frame definition={aScreen(loadOnThird)} />);
  const card = await screen.findByRole('alert');
  expect(card.dataset.errorCode).toBe('CSS_CHUNK_LOAD_FAILED');
  act(() => screen.getByRole('button', { name: 'action.retry' }).click());
  expect(await screen.findByText('here')).toBeTruthy();
});

it('says what failed also when it was loaded before it was drawn', async () => {
  const load = vi.fn<() => Promise<{ default: ComponentType }>>().mockRejectedValue(new Error('gone'));
  const definition = aScreen(load);
  void preloadScreen(definition, texts);
  render(<Frame definition={definition} />);
  const card = await screen.findByRole('alert');
  expect(card.dataset.errorCode).toBe('ChunkLoadError');
  expect(load).toHaveBeenCalledTimes(2);
  // Browsers remember a script that failed: only a new page helps.
  const actions = [...card.querySelectorAll<HTMLElement>('[data-action]')].map(
    ({ dataset }) => dataset['action'],
  );
  expect(actions).toEqual(['reload']);
});

it('shows a card in place of a screen that breaks, until the address changes', async () => {
  const broken = aScreen(async () => ({
    default: () => {
      throw new TypeError('boom');
    },
  }));
  const { rerender } = render(<Frame definition={broken} />);
  await waitFor(() => expect(screen.getByRole('alert').dataset.errorCode).toBe('TypeError'));
  const other = { ...aScreen(async () => ({ default: () => <p>other</p> })), path: '/other' };
  rerender(<Frame definition={other} />);
  expect(await screen.findByText('other')).toBeTruthy();
});
