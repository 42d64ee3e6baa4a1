import { matchPath } from 'react-router-dom';
import type { AppModel, ScreenDefinition } from './AppModel.ts';

/** The screen of an address; `/create` before `/:id`. */
export function findScreen({ screens }: AppModel, path: string): ScreenDefinition | undefined {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return (
    screens.find((screen) => screen.path === plain) ??
    screens.find((screen) => screen.path.includes(':') && matchPath(screen.path, plain) !== null)
  );
}
