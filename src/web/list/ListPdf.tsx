import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { loadChunk } from '#web/app/loadChunk.ts';
import { useSavePdf } from '#web/print/useSavePdf.ts';
import type { PrintRun } from './printRun.ts';

interface Props extends PrintRun {
  onClose: () => void;
}

/** Saves the records of a run as a file; of it only the question is seen why it is not the first time. */
export default function ListPdf({ load, ids, reason, onClose }: Props) {
  const { savePdf, dialog } = useSavePdf(reason);
  const notify = useNotify();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    loadChunk(load)
      .then((model) => savePdf(model, ids))
      .catch((error: unknown) =>
        notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' }),
      )
      .finally(onClose);
  }, [load, ids, notify, onClose, savePdf]);
  return dialog;
}
