import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import '#web/list/floating.css';

const Lightbox = lazy(() => import('#web/list/Lightbox.tsx'));

/** Opens the images of a form large: a click on anything with `data-images` (addresses as JSON) does it. */
export function useZoom(): { onClick: (event: MouseEvent) => void; zoomed: ReactNode } {
  const [images, setImages] = useState<readonly string[] | null>(null);
  const onClick = ({ target }: MouseEvent): void => {
    const holder = target instanceof Element ? target.closest<HTMLElement>('[data-images]') : null;
    if (holder?.dataset['images']) setImages(JSON.parse(holder.dataset['images']) as string[]);
  };
  const zoomed = images ? (
    <Suspense fallback={null}>
      <Lightbox images={images} onClose={() => setImages(null)} />
    </Suspense>
  ) : null;
  return { onClick, zoomed };
}
