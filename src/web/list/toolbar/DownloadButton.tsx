import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { useListScreen } from '../ListScreenContext.ts';
import { DownloadProgress } from './DownloadProgress.tsx';

/** All filtered rows as a workbook; a large one is made as a job and announced. */
export function DownloadButton() {
  const translate = useTranslate();
  const { list } = useListScreen();
  const { download, stop, bytes } = useDownload();
  if (list.urls.download === undefined) return null;
  const label = translate('kit.list.download');
  return (
    <>
      <IconButton
        data-control="download"
        aria-label={label}
        title={label}
        aria-busy={bytes !== null}
        onClick={() => void download()}
      >
        <Icon name="download" />
      </IconButton>
      {bytes === null ? null : <DownloadProgress bytes={bytes} onStop={stop} />}
    </>
  );
}

interface Download {
  download: () => Promise<void>;
  stop: () => void;
  /** That have come; null while nothing is downloaded. */
  bytes: number | null;
}

function useDownload(): Download {
  const notify = useNotify();
  const { call, filter } = useListScreen();
  const { sort } = useListContext();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  const [download] = useExclusive(async () => {
    const abort = (running.current = new AbortController());
    setBytes(0);
    try {
      const queued = await dataProvider.download(call, {
        filter,
        sort,
        signal: abort.signal,
        onBytes: setBytes,
      });
      notify(queued ? 'kit.list.download_queued' : 'kit.list.downloaded', {
        type: queued ? 'info' : 'success',
      });
    } catch {
      // Spec 8: Excel download failure.
      if (!abort.signal.aborted) notify('messages.upload_failed', { type: 'error' });
    } finally {
      setBytes(null);
    }
  });
  return { download, stop: () => running.current?.abort(), bytes };
}
