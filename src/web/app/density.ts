import { useState } from 'react';
import { readLocal, writeLocal } from '#web/data/localStore.ts';

/** Heights of table rows: 30, 36 or 44 px. */
const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

const KEY = 'density';

const readDensity = (): Density => DENSITIES.find((density) => density === readLocal(KEY)) ?? 'standard';

/** Puts the remembered density on the page's root (`data-density`), where the theme reads it. */
export function applyDensity(density: Density = readDensity()): void {
  document.documentElement.dataset.density = density;
}

/** The density and the way to change it. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(readDensity);
  const change = (next: Density) => {
    writeLocal(KEY, next);
    applyDensity(next);
    setDensity(next);
  };
  return [density, change];
}
