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
  const kind = error instanceof ChunkLoadError ? 'chunk' : 'broken';
  return (
    <div role="alert" data-error-code={error instanceof ChunkLoadError ? error.code : error.name}>
      <NoticePage
        icon={kind === 'chunk' ? 'sync' : 'warning'}
        title={translate(`kit.shell.${kind}_title`)}
        text={translate(`kit.shell.${kind}_text`)}
        actions={
          <>
            <Button variant="contained" onClick={onRetry}>
              {translate('action.retry')}
            </Button>
            <Button variant="outlined" onClick={() => window.location.reload()}>
              {translate('action.reload')}
            </Button>
          </>
        }
      />
    </div>
  );
}
