import { createContext, useContext } from 'react';
import type { Activity } from '#web/data/createActivity.ts';
import type { PageSettings } from '#web/data/pageSettings.ts';
import type { Texts } from '#web/i18n/createTexts.ts';
import type { AppModel } from './AppModel.ts';

/** What the composition root hands to the shell and the screens. */
export interface AppParts {
  app: AppModel;
  texts: Texts;
  activity: Activity;
  settings: PageSettings;
}

export const AppContext = createContext<AppParts | null>(null);

/** The app's model, texts, activity and settings. Throws outside of the app. */
export function useApp(): AppParts {
  const parts = useContext(AppContext);
  if (!parts) throw new Error('useApp needs an AppContext');
  return parts;
}
