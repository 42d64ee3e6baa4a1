import { useState } from 'react';
import { lazyPart } from '#web/app/lazyPart.tsx';
import { FilterChips } from '../FilterChips.tsx';
import { useListQuery } from '../ListQuery.ts';
import { EmptyList, ListError } from '../ListStates.tsx';
import { SelectionBar } from '../SelectionBar.tsx';
import { useCellClicks } from '../table/useTableEvents.tsx';
import { ViewModes } from '../toolbar/ViewModes.tsx';
import { Cards, SkeletonCards } from './Cards.tsx';
import { NarrowBar } from './NarrowBar.tsx';
import { NarrowFoot } from './NarrowFoot.tsx';
import { NarrowHead } from './NarrowHead.tsx';
import './narrow.css';

const Lightbox = lazyPart(() => import('../Lightbox.tsx'));

/** A list on a phone: rows as cards; filters, sort and pages at the thumb. */
export default function NarrowList() {
  const { isPending, error, data } = useListQuery();
  const [images, setImages] = useState<readonly string[] | null>(null);
  const onClick = useCellClicks(setImages);
  return (
    <>
      <ViewModes />
      <FilterChips />
      {/* One listener for the buttons and links inside, which have their roles. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="kl-cards" tabIndex={-1} onClick={onClick}>
        <NarrowHead />
        {isPending && !error ? <SkeletonCards /> : <Cards />}
        {error ? <ListError /> : null}
        {!error && data?.length === 0 ? <EmptyList /> : null}
        <NarrowFoot />
      </div>
      <SelectionBar />
      <NarrowBar />
      {images ? <Lightbox images={images} onClose={() => setImages(null)} /> : null}
    </>
  );
}
