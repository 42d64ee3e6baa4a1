import { useScanner } from '#web/scan/useScanner.ts';
import { useListScreen } from './ListScreenContext.ts';

export interface ListScanProps {
  /** Key of the filter. */
  filter: string;
}

/** What a scanner reads is what the list looks for; a dialog that is open reads for itself. */
export default function ListScan({ filter: key }: ListScanProps) {
  const { draft, filters } = useListScreen();
  const isMany = filters.some((filter) => filter.key === key && filter.kind === 'code_list');
  useScanner((code) => {
    if (!document.querySelector('[role=dialog]')) draft.setNow({ [key]: isMany ? [code] : code });
  });
  return null;
}
