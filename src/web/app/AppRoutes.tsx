import { memo, Suspense, useMemo } from 'react';
import { Navigate, Outlet, useLocation, useRouterProvider } from 'react-admin';
import { LoginPage } from '#web/auth/LoginPage.tsx';
import { LICENSE_PATH, type Lack } from '#web/auth/refusal.ts';
import { usePermission } from '#web/auth/session.ts';
import { SessionGate } from '#web/auth/SessionGate.tsx';
import { useApp } from './AppContext.ts';
import type { ScreenDefinition } from './AppModel.ts';
import { Dashboard } from './Dashboard.tsx';
import { withKitScreens } from './kitScreens.ts';
import { LazyScreen } from './LazyScreen.tsx';
import { AccessDeniedPage, LicenseExpiredPage, NotFoundPage } from './notices.tsx';
import { Resources } from './Resources.tsx';
import { Shell } from './Shell.tsx';
import { Splash } from './Splash.tsx';

const NO_CODES: readonly string[] = [];

/** react-admin's own addresses of resources, where no screen stands. */
const RESOURCE_PLACE: ScreenDefinition = {
  screen: 'resource',
  path: '*',
  kind: 'page',
  module: 'system',
  texts: [],
  permissions: [],
  load: () => import('./ResourcePlace.tsx'),
};

/** Every address of the app and who may open it (spec 2.1 to 2.3). */
export function AppRoutes() {
  const { app, settings } = useApp();
  const { pathname } = useLocation();
  const screens = useMemo(
    () => withKitScreens(app.screens, settings.isDemo || settings.sendsMail),
    [app, settings],
  );
  return <PlaceRoutes place={placeOf(pathname)} screens={screens} />;
}

interface PlaceProps {
  /** First part of the address. */
  place: string;
  screens: readonly ScreenDefinition[];
}

/**
 * The addresses that begin as the present one: a router tries each that it is given, at every step. Drawn anew with another place
 * alone: a filter of a list draws its page, and no bars around it.
 */
const PlaceRoutes = memo(function PlaceRoutes({ place, screens }: PlaceProps) {
  const { Route, Routes } = useRouterProvider();
  const { app } = useApp();
  // A literal prefix, before any other check (readings).
  if (`/${place}`.startsWith('/v2')) return <Navigate to="/" replace />;
  const near = screens.filter(({ path }) => isNear(placeOf(path), place));
  const signedIn = (
    <SessionGate implied={app.impliedCodes ?? NO_CODES}>
      <Resources>
        <Shell />
      </Resources>
    </SessionGate>
  );
  const isOfResource = app.resources.some(({ name }) => name === place);
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/403" element={<AccessDeniedPage />} />
      <Route path={LICENSE_PATH} element={<LicenseExpiredPage />} />
      <Route element={<PublicFrame />}>
        {near
          .filter((screen) => screen.public)
          .map((screen) => (
            <Route key={screen.path} path={screen.path} element={<ScreenPage screen={screen} />} />
          ))}
      </Route>
      <Route element={signedIn}>
        <Route path="/" element={<Dashboard />} />
        {near
          .filter((screen) => !screen.public)
          .map((screen) => (
            <Route key={screen.path} path={screen.path} element={<GuardedPage screen={screen} />} />
          ))}
        {isOfResource ? <Route path="*" element={<ScreenPage screen={RESOURCE_PLACE} />} /> : null}
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
});

const placeOf = (path: string): string => path.split('/', 2)[1] ?? '';

/** What stands for any word, and what is written with escapes, the router judges. */
const isNear = (own: string, place: string): boolean =>
  /^[:*]/.test(own) || place.includes('%') || own.toLowerCase() === place.toLowerCase();

/** A route needs at least one of its permissions (spec 2.1). */
function GuardedPage({ screen }: { screen: ScreenDefinition }) {
  const { pathname, search } = useLocation();
  if (usePermission(screen.permissions)) return <ScreenPage screen={screen} />;
  const state: Lack = { lacking: screen.path, nextPathname: pathname, nextSearch: search };
  return <Navigate to="/403" state={state} replace />;
}

/** A screen; another record of the same screen is another page. */
function ScreenPage({ screen }: { screen: ScreenDefinition }) {
  const { texts } = useApp();
  const { pathname } = useLocation();
  return <LazyScreen key={pathname} screen={screen} texts={texts} />;
}

/** Pages without a session: no bars around them. */
function PublicFrame() {
  return (
    <Suspense fallback={<Splash />}>
      <Outlet />
    </Suspense>
  );
}
