import { useState, type ComponentType, type ReactNode } from 'react';
import { useFieldTools } from './FieldTools.tsx';
import { hasFailed, startLoading, useLoaded, type Loading } from './loading.web.ts';
import './lazyInline.css';

/**
 * A heavy part of a screen, loaded when it is first drawn. One that cannot be loaded says so in its place, with the way
 * to load the page anew, or to try again where that may help; what is typed around it stays.
 * @param waiting stands there until it has come.
 */
export function lazyInline<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let known: Loading<{ default: ComponentType<Props> }> | undefined;
  return function LazyInline(props: Props) {
    const { loadPart = (part) => part() } = useFieldTools();
    const begin = () => (known = startLoading(() => loadPart(load)));
    const [loading, setLoading] = useState(() => (known && !hasFailed(known) ? known : begin()));
    const result = useLoaded(loading);
    if (!result) return waiting;
    if ('error' in result) return <NotLoaded error={result.error} onRetry={() => setLoading(begin())} />;
    const { default: Part } = result.part;
    return <Part {...props} />;
  };
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { translate } = useFieldTools();
  return (
    <div role="alert" className="kf-not-loaded" data-error-code={codeOf(error)}>
      <p>{translate('kit.shell.part_not_loaded', { code: codeOf(error) })}</p>
      {/* A script that failed once fails for as long as the page lives: browsers remember it. */}
      {codeOf(error) === 'CSS_CHUNK_LOAD_FAILED' ? (
        <button type="button" data-action="retry" onClick={onRetry}>
          {translate('action.retry')}
        </button>
      ) : null}
      <button type="button" data-action="reload" onClick={() => window.location.reload()}>
        {translate('action.reload')}
      </button>
    </div>
  );
}

/** The error's name by the specification (8), where the loader gave it one. */
function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: string };
  return code ?? 'ChunkLoadError';
}
