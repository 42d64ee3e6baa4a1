import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { CoreAdminContext, useLocation } from 'react-admin';
import type { AuthProvider, DataProvider, Store } from 'react-admin';
import { SessionStoreContext } from '#web/auth/session.ts';
import type { SessionStore } from '#web/auth/SessionStore.ts';
import { LicenseWatch } from '#web/auth/LicenseWatch.tsx';
import { SignInDialog } from '#web/auth/SignInDialog.tsx';
import { Toasts } from '#web/feedback/Toasts.tsx';
import { RealtimeContext } from '#web/data/realtime.ts';
import type { Realtime } from '#web/data/realtime.ts';
import { AppContext } from './AppContext.ts';
import type { AppParts } from './AppContext.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { PageTitleProvider } from './PageTitle.tsx';
import { TopSlotProvider } from './TopSlot.tsx';
import { theme } from './theme.ts';

export interface AppProps {
  parts: AppParts;
  sessions: SessionStore;
  realtime: Realtime;
  authProvider: AuthProvider;
  dataProvider: DataProvider;
  queryClient: QueryClient;
  /** react-admin's store of list parameters. */
  store: Store;
}

/** The app on react-admin's core; the parts come from the composition root. Must stand inside a data router. */
export function App({ parts, sessions, realtime, ...admin }: AppProps) {
  const i18nProvider = useSyncExternalStore(parts.texts.subscribe, parts.texts.provider);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="khuon.scheme" noSsr>
      <CssBaseline />
      <AppContext value={parts}>
        <SessionStoreContext value={sessions}>
          <RealtimeContext value={realtime}>
            <CoreAdminContext {...admin} i18nProvider={i18nProvider}>
              <Pages />
            </CoreAdminContext>
          </RealtimeContext>
        </SessionStoreContext>
      </AppContext>
    </ThemeProvider>
  );
}

function Pages(): ReactNode {
  const { pathname } = useLocation();
  return (
    <PageTitleProvider>
      <TopSlotProvider>
        <LoadingBar />
        <ErrorBoundary resetKey={pathname}>
          <AppRoutes />
        </ErrorBoundary>
        <SignInDialog />
        <LicenseWatch />
        <Toasts />
      </TopSlotProvider>
    </PageTitleProvider>
  );
}
