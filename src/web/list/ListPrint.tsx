import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import type { PrintModel } from '#contract/print.ts';
import { loadChunk } from '#web/app/loadChunk.ts';
import { usePrintRecord } from '#web/print/usePrintRecord.tsx';
import type { PrintRun } from './printRun.ts';

interface Props extends PrintRun {
  onClose: () => void;
}

interface Read {
  model: PrintModel;
  records: readonly Row[];
}

/** Reads the records of a run and hands them to the printer; of it only the question is seen why it is not the first time. */
export default function ListPrint({ load, ids, reason, onClose }: Props) {
  const [read, setRead] = useState<Read | null>(null);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  useEffect(() => {
    let isWanted = true;
    const readRecords = async (): Promise<Read> => {
      const model = await loadChunk(load);
      const read = async (id: number) => (await dataProvider.getOne(model.entity, { id })).data as Row;
      return { model, records: await Promise.all(ids.map(read)) };
    };
    readRecords()
      .then((found) => isWanted && setRead(found))
      .catch((error: unknown) => {
        if (!isWanted) return;
        notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' });
        onClose();
      });
    return () => {
      isWanted = false;
    };
  }, [dataProvider, ids, load, notify, onClose]);
  return read && <Printing {...read} reason={reason} onClose={onClose} />;
}

function Printing({ model, records, reason, onClose }: Read & Pick<Props, 'reason' | 'onClose'>) {
  const { print, sheet } = usePrintRecord(model, { onPrinted: onClose, reason });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    print(...records);
  }, [print, records]);
  return sheet;
}
