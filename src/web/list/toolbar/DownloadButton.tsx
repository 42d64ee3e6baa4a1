import IconButton from '@mui/material/IconButton';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import type { ListFilter } from '#web/data/listCalls.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { useListScreen } from '../ListScreenContext.ts';

/** All filtered rows as a workbook; a large one is made as a job and announced. */
export function DownloadButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const { list, call } = useListScreen();
  const { filterValues, sort } = useListContext();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [download, isRunning] = useExclusive(async () => {
    try {
      const queued = await dataProvider.download(call, { filter: filterValues as ListFilter, sort });
      notify(queued ? 'kit.list.download_queued' : 'kit.list.downloaded', { type: 'info' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' });
    }
  });
  if (list.urls.download === undefined) return null;
  const label = translate('kit.list.download');
  return (
    <IconButton
      data-control="download"
      aria-label={label}
      title={label}
      aria-busy={isRunning}
      onClick={() => void download()}
    >
      <Icon name="download" />
    </IconButton>
  );
}
