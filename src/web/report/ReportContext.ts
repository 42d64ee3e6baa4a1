import { createContext, useContext } from 'react';
import type { Asked } from './drillLink.ts';
import type { ReportDefinition } from './ReportDefinition.ts';

/** What the tiles of a report share. */
export interface ReportState {
  report: ReportDefinition;
  /** What the numbers on screen were asked with. */
  asked: Asked;
}

export const ReportContext = createContext<ReportState | null>(null);

/** The report around a tile; asserts that there is one. */
export function useReport(): ReportState {
  const state = useContext(ReportContext);
  if (!state) throw new Error('A tile stands outside <ReportContext>.');
  return state;
}
