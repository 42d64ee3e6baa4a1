import { lazy, Suspense } from 'react';
import { useExports } from './useExports.ts';

const ExportCard = lazy(() => import('./ExportCard.tsx'));

/** Shows the own downloads while they are written; nothing, and nothing loaded, while there are none. */
export function Exports() {
  const exports = useExports();
  if (exports.length === 0) return null;
  return (
    <Suspense>
      <ExportCard exports={exports} />
    </Suspense>
  );
}
