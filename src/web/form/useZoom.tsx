import { useMemo, useState, type ReactNode } from 'react';
import type { FieldTools } from '#fields/FieldTools.tsx';
import { lazyPart } from '#web/app/lazyPart.tsx';
import '#web/list/floating.css';

const Lightbox = lazyPart(() => import('#web/list/Lightbox.tsx'));

/** The tools of a form's inputs, with which they open images large; and what is open. */
export function useZoom(tools: FieldTools): { tools: FieldTools; zoomed: ReactNode } {
  const [images, setImages] = useState<readonly string[] | null>(null);
  const zooming = useMemo(() => ({ ...tools, showImages: setImages }), [tools]);
  const zoomed = images ? <Lightbox images={images} onClose={() => setImages(null)} /> : null;
  return { tools: zooming, zoomed };
}
