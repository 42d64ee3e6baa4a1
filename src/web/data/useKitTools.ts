import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { FieldTools } from '#fields/FieldTools.tsx';
import { loadChunk } from '#web/app/loadChunk.ts';
import { useValueContext } from '#web/auth/session.ts';
import type { KitDataProvider } from './dataProvider.ts';
import { saveFile } from './saveFile.ts';
import { readPageSettings } from './pageSettings.ts';

/** What cells, filters and inputs of every kit need of the app around them. */
export function useKitTools(): FieldTools {
  const values = useValueContext();
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  return useMemo(
    () => ({
      values,
      translate,
      lookup: (entity, request) => dataProvider.lookup(entity, request),
      find: (url, body) => dataProvider.find(url, body),
      upload: (image, name) => dataProvider.upload(image, name),
      files: {
        upload: (...call) => dataProvider.uploadFile(...call),
        save: async (path, name) => saveFile(await dataProvider.readFile(path), name),
      },
      readFile: (path) => dataProvider.readFile(path),
      fileUrl,
      loadPart: loadChunk,
      now: () => new Date(),
    }),
    [values, translate, dataProvider],
  );
}

/** Stored files are served by the API; an absolute address stays. */
function fileUrl(path: string): string {
  return /^https?:/i.test(path) ? path : `${readPageSettings(document).apiBase}/${path.replace(/^\//, '')}`;
}
