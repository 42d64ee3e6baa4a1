import { matchPath } from 'react-router-dom';
import type { AppModel, ScreenDefinition } from './AppModel.ts';

/** The screen of an address; `/create` before `/:id`. */
export function findScreen(app: AppModel, path: string): ScreenDefinition | undefined {
  return (
    app.screens.find((screen) => screen.path === path) ??
    app.screens.find((screen) => matchPath(screen.path, path) !== null)
  );
}
