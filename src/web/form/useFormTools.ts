import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { FieldTools } from '#fields/FieldTools.tsx';
import { useValueContext } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { readPageSettings } from '#web/data/pageSettings.ts';

/** What the inputs of a form need of the app around it. */
export function useFormTools(): FieldTools {
  const values = useValueContext();
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  return useMemo(
    () => ({
      values,
      translate,
      lookup: (entity, request) => dataProvider.lookup(entity, request),
      upload: (image, name) => dataProvider.upload(image, name),
      fileUrl,
      now: () => new Date(),
    }),
    [values, translate, dataProvider],
  );
}

/** Stored files are served by the API; an absolute address stays. */
function fileUrl(path: string): string {
  return /^https?:/i.test(path) ? path : `${readPageSettings(document).apiBase}/${path.replace(/^\//, '')}`;
}
