import { styled } from '@mui/material/styles';
import { Suspense, lazy, useEffect, useRef } from 'react';
import type { CSSProperties, ComponentType, RefObject } from 'react';
import type { ReportTilesProps } from '#web/report/ReportTiles.tsx';
import { useSession } from '#web/auth/session.ts';
import { readLocal, writeLocal } from '#web/data/localStore.ts';
import { loadChunk } from './loadChunk.ts';
import { useHomeReports } from './useHomeReports.ts';

/** Numbers are for going on from: without them the way to every screen is still there. */
const ReportTiles = lazy(async (): Promise<{ default: ComponentType<ReportTilesProps> }> => {
  const found = await loadChunk(() => import('#web/report/ReportTiles.tsx')).catch(() => null);
  return { default: found ? found.ReportTiles : Nothing };
});

const Nothing = () => null;

const Root = styled('div')(({ theme }) => ({
  // With the space below it.
  display: 'flow-root',
  // In line with the names of the modules.
  margin: theme.spacing(0, 2),
  '& > section > h2': { marginInline: 0 },
  '&:empty': { minHeight: 'var(--kept-height)' },
}));

interface Props {
  /** The module of whose reports the numbers are; absent: of all. */
  module?: string | undefined;
}

/** Numbers of reports on a dashboard. The room that they took the last time stays free until they are there. */
export function HomeNumbers({ module }: Props) {
  const hasNumbers = useHomeReports(module).length > 0;
  const { identity_id } = useSession();
  const root = useRef<HTMLDivElement>(null);
  const isWide = window.matchMedia('(min-width: 900px)').matches;
  const key = `home${module ? `.${module}` : ''}.${identity_id}.${isWide ? 'wide' : 'narrow'}`;
  useKeepHeight(root, key);
  if (!hasNumbers) return null;
  const height = Number(readLocal(key) ?? (isWide ? WIDE_PX : NARROW_PX));
  return (
    <Root ref={root} style={{ '--kept-height': `${height}px` } as CSSProperties}>
      <Suspense>
        <ReportTiles module={module} />
      </Suspense>
    </Root>
  );
}

/** Pixels of one row of four numbers with their heading, and of two rows of two: before anything is known. */
const WIDE_PX = 232;
const NARROW_PX = 336;

/** Remembers how tall the numbers are; none when they did not come. */
function useKeepHeight(root: RefObject<HTMLDivElement | null>, key: string): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const isEmpty = () => element.childElementCount === 0;
    const observer = new ResizeObserver(() => {
      if (!isEmpty()) writeLocal(key, String(element.offsetHeight));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (isEmpty()) writeLocal(key, '0');
    };
  }, [root, key]);
}
