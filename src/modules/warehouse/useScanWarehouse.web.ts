import { useStore } from 'react-admin';
import { useSession } from '#web/kit/useSession.ts';

export interface ScanWarehouse {
  warehouses: readonly { id: number; code_name: string }[];
  /** Absent where somebody works in a shop: the server knows its warehouse. */
  id: number | undefined;
  choose: (id: number) => void;
}

/** The warehouse that somebody scans in, remembered by this browser. */
export function useScanWarehouse(): ScanWarehouse {
  const { warehouses } = useSession();
  const [chosen, choose] = useStore<number | null>('scan.warehouse', null);
  const found = warehouses.find(({ id }) => id === chosen) ?? warehouses[0];
  return { warehouses, id: found?.id, choose };
}
