import Button from '@mui/material/Button';
import { Suspense, lazy, useEffect } from 'react';
import type { ComponentType } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ChunkLoadError, loadChunk } from './loadChunk.ts';

/** What a dialog or panel that is loaded when it is opened has at least. */
interface Closable {
  onClose: () => void;
}

/**
 * A dialog or panel that is loaded when it is first drawn. One that cannot be loaded says so and closes: the page
 * under it, with what is typed there, stays. The next time it is tried again.
 */
export function lazyPart<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Part = toPart();
  function toPart() {
    return lazy(() =>
      loadChunk(load).catch((error: unknown) => {
        Part = toPart();
        return { default: toNotLoaded(error) as ComponentType<Props> };
      }),
    );
  }
  return function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

function toNotLoaded(error: unknown): ComponentType<Closable> {
  const code = error instanceof ChunkLoadError ? error.code : 'ChunkLoadError';
  return function NotLoaded({ onClose }: Closable) {
    const notify = useNotify();
    useEffect(() => {
      notify(<LostPart code={code} />, { type: 'error', autoHideDuration: STAY_MS });
      onClose();
    }, [notify, onClose]);
    return null;
  };
}

/** Milliseconds to read what happened and to choose. */
const STAY_MS = 20_000;

/** What happened, by the error's name, and the way to a newer version; drafts are stored on `pagehide`. */
function LostPart({ code }: { code: string }) {
  const translate = useTranslate();
  return (
    <span data-error-code={code}>
      {translate('kit.shell.part_not_loaded', { code })}{' '}
      <Button color="inherit" data-action="reload" onClick={() => window.location.reload()}>
        {translate('action.reload')}
      </Button>
    </span>
  );
}
