import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ChunkLoadError } from './loadChunk.ts';
import { NoticePage } from './NoticePage.tsx';

interface Props {
  error: Error;
  /** Draws the screen again. */
  onRetry: () => void;
}

/** In place of a screen that broke or could not be loaded. Nothing is reloaded unasked: what was typed elsewhere stays. */
export function FailureCard({ error, onRetry }: Props) {
  const translate = useTranslate();
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
              <Button variant="contained" data-action="retry" onClick={onRetry}>
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
