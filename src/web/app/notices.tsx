import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LinkBase, useLocation, useNavigate, useTranslate } from 'react-admin';
import { readReturnTo, type Lack, type Refusal } from '#web/auth/refusal.ts';
import { useSessionStore } from '#web/auth/session.ts';
import { useApp } from './AppContext.ts';
import { loadChunk } from './loadChunk.ts';
import { ProviderContact } from './ProviderContact.tsx';
import { NoticePage } from './NoticePage.tsx';
import { useScreenTitle } from './PageTitle.tsx';

/** What more there is to say is loaded with its page; a notice that lost it still says what it must. */
const nothing = () => ({ default: () => null });
export const WhomToAsk = lazy(() => loadChunk(() => import('#web/account/WhomToAsk.tsx')).catch(nothing));
const NearestScreens = lazy(() => loadChunk(() => import('./NearestScreens.tsx')).catch(nothing));
const LicenseList = lazy(() => loadChunk(() => import('#web/account/LicenseList.tsx')).catch(nothing));

/** Where the person wanted to go, and signing in anew to go there. */
function useReturnTo() {
  const navigate = useNavigate();
  const sessions = useSessionStore();
  const came = useLocation().state as Partial<Refusal & Lack> | null;
  const returnTo = readReturnTo(came);
  // The next protected page asks for the session again.
  useEffect(() => sessions.retry(), [sessions]);
  const signInAgain = () => {
    sessions.forget();
    navigate('/login', { state: returnTo });
  };
  return { came, next: returnTo.nextPathname + returnTo.nextSearch, signInAgain };
}

/** `/403`: no right to the page, or no session could be read (spec 2.1). */
export function AccessDeniedPage() {
  const translate = useTranslate();
  const { came, next, signInAgain } = useReturnTo();
  const lack = useLack(came?.lacking);
  // A call that failed before the texts were there says what happened by its key.
  const reason = came?.reason ? translate(came.reason, { _: came.reason }) : lack;
  const title = translate('kit.shell.denied_title');
  useScreenTitle(title);
  return (
    <NoticePage
      isWhole
      icon="lock"
      title={title}
      text={reason}
      actions={
        <>
          {came?.isFault && <RetryButton to={next} />}
          <SignInButton variant={came?.isFault ? 'outlined' : 'contained'} onClick={signInAgain} />
          <HomeButton />
        </>
      }
    >
      {came?.lacking ? (
        <Suspense>
          <WhomToAsk />
        </Suspense>
      ) : null}
    </NoticePage>
  );
}

/** Which page it is, and which right opens it, once the texts of its modules are there. */
function useLack(path: string | undefined): string {
  const translate = useTranslate();
  const { app, texts } = useApp();
  const screen = app.screens.find((one) => one.path === path);
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    if (screen)
      texts.load(screen.texts).then(
        () => setKnown(screen.path),
        () => undefined,
      );
  }, [screen, texts]);
  const title = screen && known === screen.path ? translate(`screen.${screen.screen}.title`, { _: '' }) : '';
  if (!screen || !title) return translate('kit.shell.denied_text');
  const rights = (screen.permissions ?? []).flatMap(
    (code) => translate(`permission.${code}`, { _: '' }) || [],
  );
  return translate('kit.shell.denied_screen', { screen: title, rights: rights.join(', ') });
}

/** Any address that nobody knows; public. */
export function NotFoundPage() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const title = translate('kit.shell.not_found_title');
  useScreenTitle(title);
  return (
    <NoticePage
      isWhole
      icon="search"
      title={title}
      text={translate('kit.shell.not_found_text', { path: pathname })}
      actions={<HomeButton />}
    >
      <Suspense>
        <NearestScreens path={pathname} />
      </Suspense>
    </NoticePage>
  );
}

/** `/license-expired`: shown when the server says so; public. After the licence is renewed the page goes on from here. */
export function LicenseExpiredPage() {
  const translate = useTranslate();
  const { next, signInAgain } = useReturnTo();
  const title = translate('kit.shell.license_title');
  useScreenTitle(title);
  return (
    <NoticePage
      isWhole
      icon="clock"
      title={title}
      text={translate('kit.shell.license_text')}
      actions={
        <>
          <RetryButton to={next} />
          <SignInButton variant="outlined" onClick={signInAgain} />
          <HomeButton />
        </>
      }
    >
      <ProviderContact />
      <Suspense>
        <LicenseList />
      </Suspense>
    </NoticePage>
  );
}

function RetryButton({ to }: { to: string }) {
  const translate = useTranslate();
  return (
    <Button variant="contained" data-action="retry" component={LinkBase} to={to} replace>
      {translate('action.retry')}
    </Button>
  );
}

function SignInButton({ variant, onClick }: { variant: 'contained' | 'outlined'; onClick: () => void }) {
  const translate = useTranslate();
  return (
    <Button variant={variant} data-action="sign-in-again" onClick={onClick}>
      {translate('kit.auth.sign_in_again')}
    </Button>
  );
}

function HomeButton() {
  const translate = useTranslate();
  return (
    <Button variant="outlined" component={LinkBase} to="/">
      {translate('kit.shell.to_home')}
    </Button>
  );
}
