import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Icon } from './Icon.tsx';
import { ChunkLoadError } from './loadChunk.ts';
import { NoticePage } from './NoticePage.tsx';

export interface FailureProps {
  error: Error;
  /** Draws the screen again. */
  onRetry: () => void;
}

/** In place of a screen that broke or could not be loaded. Nothing is reloaded unasked: what was typed elsewhere stays. */
export function FailureCard({ error, onRetry }: FailureProps) {
  const translate = useTranslate();
  const retry = useFreshRetry(onRetry);
  const isChunk = error instanceof ChunkLoadError;
  const kind = isChunk ? 'chunk' : 'broken';
  // A script that failed once fails for as long as the page lives: browsers remember it. A stylesheet may be had again.
  const mayRetry = !isChunk || error.code === 'CSS_CHUNK_LOAD_FAILED';
  return (
    <div role="alert" data-error-code={isChunk ? error.code : error.name}>
      <NoticePage
        icon={kind === 'chunk' ? 'sync' : 'warning'}
        title={translate(`kit.shell.${kind}_title`)}
        text={translate(`kit.shell.${kind}_text`)}
        actions={
          <>
            {mayRetry && (
              <Button variant="contained" data-action="retry" onClick={retry}>
                {translate('action.retry')}
              </Button>
            )}
            <Button
              variant={mayRetry ? 'outlined' : 'contained'}
              data-action="reload"
              onClick={() => window.location.reload()}
            >
              {translate('action.reload')}
            </Button>
          </>
        }
      />
    </div>
  );
}

/** In place of a part of the frame that broke: a sign that tries again. */
export function PartFailure({ error, onRetry }: FailureProps) {
  const translate = useTranslate();
  const retry = useFreshRetry(onRetry);
  const label = `${translate('kit.shell.part_broken')} ${translate('action.retry')}`;
  return (
    <span role="alert" data-error-code={error.name}>
      <IconButton color="warning" data-action="retry" aria-label={label} title={label} onClick={retry}>
        <Icon name="warning" />
      </IconButton>
    </span>
  );
}

/** Draws again what broke, with answers that are asked for anew: the ones at hand would break it again. */
function useFreshRetry(onRetry: () => void): () => void {
  const queries = useQueryClient();
  return () => {
    // Nothing draws them now.
    queries.removeQueries({ type: 'inactive' });
    onRetry();
  };
}
