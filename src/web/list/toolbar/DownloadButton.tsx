import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { useListQuery } from '../ListQuery.ts';
import { useListScreen } from '../ListScreenContext.ts';
import { DownloadProgress } from './DownloadProgress.tsx';

/** All filtered rows as a workbook, or as CSV; a large one is made as a job and announced. */
export function DownloadButton() {
  const translate = useTranslate();
  const { list } = useListScreen();
  const { download, stop, bytes } = useDownload();
  if (list.urls.download === undefined) return null;
  const label = translate('kit.list.download');
  return (
    <>
      <span className="kl-split">
        <IconButton
          data-control="download"
          aria-label={label}
          title={label}
          aria-busy={bytes !== null}
          onClick={() => void download()}
        >
          <Icon name="download" />
        </IconButton>
        <FormatMenu onChoose={(format) => void download(format)} />
      </span>
      {bytes === null ? null : <DownloadProgress bytes={bytes} onStop={stop} />}
    </>
  );
}

/** "▾" beside the button: the other formats. */
function FormatMenu({ onChoose }: { onChoose: (format?: 'csv') => void }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('kit.list.download_as');
  const choose = (format?: 'csv') => () => {
    setAnchor(null);
    onChoose(format);
  };
  return (
    <>
      <button
        type="button"
        className="kl-split-more"
        data-control="download-as"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6.5 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      {anchor ? (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)} transitionDuration={100}>
          <MenuItem data-action="download-xlsx" onClick={choose()}>
            {translate('kit.list.download_xlsx')}
          </MenuItem>
          <MenuItem data-action="download-csv" onClick={choose('csv')}>
            {translate('kit.list.download_csv')}
          </MenuItem>
        </Menu>
      ) : null}
    </>
  );
}

interface Download {
  download: (format?: 'csv') => Promise<void>;
  stop: () => void;
  /** That have come; null while nothing is downloaded. */
  bytes: number | null;
}

function useDownload(): Download {
  const notify = useNotify();
  const { call, filter, columns, openView } = useListScreen();
  const { sort } = useListQuery();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  const [download] = useExclusive(async (format?: 'csv') => {
    const abort = (running.current = new AbortController());
    setBytes(0);
    try {
      const queued = await dataProvider.download(call, {
        filter,
        sort,
        // An open view's columns are known here only; the user's own the server knows by itself.
        ...(openView ? { columns: columns.map(({ key }) => key) } : {}),
        ...(format ? { format } : {}),
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
