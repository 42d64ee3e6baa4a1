import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { LinkBase, useLocation, useNavigate, useTranslate } from 'react-admin';
import { useSessionStore } from '#web/auth/session.ts';
import type { Refusal } from '#web/auth/SessionGate.tsx';
import { NoticePage } from './NoticePage.tsx';
import { useScreenTitle } from './PageTitle.tsx';

/** `/403`: no right to the page, or no session could be read (spec 2.1). */
export function AccessDeniedPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const sessions = useSessionStore();
  const came = useLocation().state as Partial<Refusal> | null;
  const next = (came?.nextPathname ?? '/') + (came?.nextSearch ?? '');
  // A call that failed before the texts were there says what happened by its key.
  const reason = came?.reason
    ? translate(came.reason, { _: came.reason })
    : translate('kit.shell.denied_text');
  const title = translate('kit.shell.denied_title');
  useScreenTitle(title);
  // The next protected page asks for the session again.
  useEffect(() => sessions.retry(), [sessions]);
  const signInAgain = () => {
    sessions.forget();
    navigate('/login', { state: came && { nextPathname: came.nextPathname, nextSearch: came.nextSearch } });
  };
  return (
    <NoticePage
      isWhole
      icon="lock"
      title={title}
      text={reason}
      actions={
        <>
          {came?.isFault && (
            <Button variant="contained" data-action="retry" component={LinkBase} to={next} replace>
              {translate('action.retry')}
            </Button>
          )}
          <Button
            variant={came?.isFault ? 'outlined' : 'contained'}
            data-action="sign-in-again"
            onClick={signInAgain}
          >
            {translate('kit.auth.sign_in_again')}
          </Button>
          <HomeButton />
        </>
      }
    />
  );
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
    />
  );
}

/** `/license-expired`: shown when the server says so; public. */
export function LicenseExpiredPage() {
  const translate = useTranslate();
  const title = translate('kit.shell.license_title');
  useScreenTitle(title);
  return (
    <NoticePage
      isWhole
      icon="clock"
      title={title}
      text={translate('kit.shell.license_text')}
      actions={<HomeButton />}
    />
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
