import { Suspense, lazy, useEffect } from 'react';
import type { ComponentType } from 'react';
import { useNotify } from 'react-admin';
import { loadChunk } from './loadChunk.ts';

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
      loadChunk(load).catch(() => {
        Part = toPart();
        return { default: NotLoaded as ComponentType<Props> };
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

function NotLoaded({ onClose }: Closable) {
  const notify = useNotify();
  useEffect(() => {
    notify('kit.shell.part_not_loaded', { type: 'error' });
    onClose();
  }, [notify, onClose]);
  return null;
}
