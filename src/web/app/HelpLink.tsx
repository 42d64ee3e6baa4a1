import IconButton from '@mui/material/IconButton';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { useApp } from './AppContext.ts';
import type { AppModel } from './AppModel.ts';
import { findScreen } from './findScreen.ts';
import { Icon } from './Icon.tsx';

/** The page of the manual on the screen that is open; its contents where there is none. */
export function useHelpRoute(): string | null {
  const { app } = useApp();
  const { pathname } = useLocation();
  return app.manual ? helpRoute(app, pathname) : null;
}

export function helpRoute(app: AppModel, path: string): string {
  const screen = findScreen(app, path);
  return screen ? `/manual/${screen.screen}` : '/manual';
}

/** Opens what the manual says of this screen. */
export function HelpLink() {
  const translate = useTranslate();
  const route = useHelpRoute();
  if (route === null) return null;
  return (
    <IconButton
      component={LinkBase}
      to={route}
      aria-label={translate('kit.manual.of_screen')}
      title={translate('kit.manual.of_screen')}
      data-control="help"
    >
      <Icon name="help" />
    </IconButton>
  );
}
