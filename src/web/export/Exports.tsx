import { useState } from 'react';
import { lazyPart } from '#web/app/lazyPart.tsx';
import { useExports } from './useExports.ts';

const ExportCard = lazyPart(() => import('./ExportCard.tsx'));

/** Shows the own downloads while they are written; nothing, and nothing loaded, while there are none. */
export function Exports() {
  const exports = useExports();
  // One that could not be drawn is tried again with the next download.
  const [isAway, setAway] = useState(false);
  if (isAway && exports.length === 0) setAway(false);
  if (isAway || exports.length === 0) return null;
  return <ExportCard exports={exports} onClose={() => setAway(true)} />;
}
