import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { LinkBase, useLocation, useNavigate, useTranslate } from 'react-admin';
import { useSessionStore } from '#web/auth/session.ts';
import { NoticePage } from './NoticePage.tsx';
import { useScreenTitle } from './PageTitle.tsx';

/** `/403`: no right to the page, or no session could be read (spec 2.1). */
export function AccessDeniedPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const sessions = useSessionStore();
  const reason = (useLocation().state as { reason?: string } | null)?.reason;
  const title = translate('kit.shell.denied_title');
  useScreenTitle(title);
  // The next protected page asks for the session again.
  useEffect(() => sessions.retry(), [sessions]);
  const signInAgain = () => {
    sessions.forget();
    navigate('/login');
  };
  return (
    <NoticePage
      isWhole
      icon="lock"
      title={title}
      text={reason ?? translate('kit.shell.denied_text')}
      actions={
        <>
          <Button variant="contained" data-action="sign-in-again" onClick={signInAgain}>
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
