import { useDataProvider, useNotify } from 'react-admin';
import type { KitDataProvider } from '#web/data/dataProvider.ts';

/** Saves the file of a finished export and says how it went; resolves to whether it was saved. */
export function useSaveExport(): (filename: string) => Promise<boolean> {
  const notify = useNotify();
  const dataProvider = useDataProvider<KitDataProvider>();
  return async (filename) => {
    try {
      await dataProvider.downloadExport(filename);
      notify('kit.shell.export_saved', { type: 'success', messageArgs: { filename } });
      return true;
    } catch {
      notify('messages.upload_failed', { type: 'error' });
      return false;
    }
  };
}
