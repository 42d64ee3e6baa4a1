import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { FieldTools } from '#fields/FieldTools.tsx';
import '#web/list/floating.css';

const Lightbox = lazy(() => import('#web/list/Lightbox.tsx'));

/** The tools of a form's inputs, with which they open images large; and what is open. */
export function useZoom(tools: FieldTools): { tools: FieldTools; zoomed: ReactNode } {
  const [images, setImages] = useState<readonly string[] | null>(null);
  const zooming = useMemo(() => ({ ...tools, showImages: setImages }), [tools]);
  const zoomed = images ? (
    <Suspense fallback={null}>
      <Lightbox images={images} onClose={() => setImages(null)} />
    </Suspense>
  ) : null;
  return { tools: zooming, zoomed };
}
