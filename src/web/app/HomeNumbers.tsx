import { styled } from '@mui/material/styles';
import { Suspense, lazy, useEffect, useRef } from 'react';
import type { CSSProperties, ComponentType, ReactNode, RefObject } from 'react';
import type { ReportTilesProps } from '#web/report/ReportTiles.tsx';
import type { FastStatisticsProps } from '#web/statistics/FastStatistics.tsx';
import { useSession } from '#web/auth/session.ts';
import { readLocal, writeLocal } from '#web/data/localStore.ts';
import { loadChunk } from './loadChunk.ts';
import { useHomeReports } from './useHomeReports.ts';

const Nothing = () => null;

/** Numbers are for going on from: without them the way to every screen is still there. */
const ReportTiles = lazy(async (): Promise<{ default: ComponentType<ReportTilesProps> }> => {
  const found = await loadChunk(() => import('#web/report/ReportTiles.tsx')).catch(() => null);
  return { default: found ? found.ReportTiles : Nothing };
});

const FastStatistics = lazy(async (): Promise<{ default: ComponentType<FastStatisticsProps> }> => {
  const found = await loadChunk(() => import('#web/statistics/FastStatistics.tsx')).catch(() => null);
  return { default: found ? found.FastStatistics : Nothing };
});

const Root = styled('div')(({ theme }) => ({
  // With the space below it.
  display: 'flow-root',
  // In line with the names of the modules.
  margin: theme.spacing(0, 2),
  '& > section > h2': { marginInline: 0 },
  '&:empty': { minHeight: 'var(--kept-height)' },
}));

interface Props {
  /** The module of whose lists and reports the numbers are; absent: of all. */
  module?: string | undefined;
}

/** Pixels of one row of four numbers with their heading, and of two rows of two: before anything is known. */
const TILES_PX = { wide: 232, narrow: 336 };
/** Pixels of a line for each of three modules with their heading, and of as many in a phone's narrower lines. */
const LINES_PX = { wide: 208, narrow: 480 };

/** What waits for somebody, by lists; below it the course of things, by reports. */
export function HomeNumbers({ module }: Props) {
  const hasReports = useHomeReports(module).length > 0;
  return (
    <>
      <KeptRoom name={`statistics${module ? `.${module}` : ''}`} px={LINES_PX}>
        <FastStatistics module={module} />
      </KeptRoom>
      {hasReports && (
        <KeptRoom name={`home${module ? `.${module}` : ''}`} px={TILES_PX}>
          <ReportTiles module={module} />
        </KeptRoom>
      )}
    </>
  );
}

interface RoomProps {
  name: string;
  /** Before anything is known. */
  px: { wide: number; narrow: number };
  children: ReactNode;
}

/** The room that something took the last time stays free until it is there. */
function KeptRoom({ name, px, children }: RoomProps) {
  const { identity_id } = useSession();
  const root = useRef<HTMLDivElement>(null);
  const width = window.matchMedia('(min-width: 900px)').matches ? 'wide' : 'narrow';
  const key = `${name}.${identity_id}.${width}`;
  useKeepHeight(root, key);
  const height = Number(readLocal(key) ?? px[width]);
  return (
    <Root ref={root} style={{ '--kept-height': `${height}px` } as CSSProperties}>
      <Suspense>{children}</Suspense>
    </Root>
  );
}

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
