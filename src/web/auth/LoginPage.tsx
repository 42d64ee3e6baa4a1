import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate, useNotify, useTranslate } from 'react-admin';
import { useApp } from '#web/app/AppContext.ts';
import { useScreenTitle } from '#web/app/PageTitle.tsx';
import { Splash } from '#web/app/Splash.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts.ts';
import { PublicLinks } from './PublicLinks.tsx';
import { PublicPage } from './PublicPage.tsx';
import { toRefusal, readReturnTo } from './refusal.ts';
import { useSessionStore } from './session.ts';

const DemoName = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  fontFamily: 'var(--font-code)',
  minHeight: 28,
  padding: theme.spacing(0.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&:hover': { background: theme.vars.palette.surface.hover },
}));

/** `/login`; with a live session it leads on (readings). */
export function LoginPage() {
  const sessions = useSessionStore();
  const state = useSyncExternalStore(sessions.subscribe, sessions.state);
  const returnTo = readReturnTo(useLocation().state);
  const isUnread = state.status === 'idle';
  useEffect(() => {
    if (isUnread) void sessions.load();
  }, [sessions, isUnread]);
  if (isUnread || state.status === 'loading') return <Splash />;
  if (state.status === 'ready') return <Navigate to={returnTo.nextPathname + returnTo.nextSearch} replace />;
  return <LoginForm />;
}

/**
 * Signs in; a session that cannot be read goes to `/403` (spec 2.1), which leads on to the page that was asked for.
 * Rejects with the login's error.
 */
function useSignIn(): (username: string, password: string) => Promise<void> {
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const notify = useNotify();
  const returnTo = readReturnTo(useLocation().state);
  return async (username, password) => {
    await sessions.signIn(username, password);
    const state = sessions.state();
    if (state.status === 'failed') {
      const { to, state: refusal } = toRefusal(state.error, returnTo);
      navigate(to, { state: refusal });
    } else notify('messages.login_success', { type: 'success' });
  };
}

function LoginForm() {
  const translate = useTranslate();
  const [filled, setFilled] = useState<{ username: string; password: string }>();
  const { settings } = useApp();
  const signIn = useSignIn();
  useScreenTitle(translate('kit.auth.sign_in'));
  return (
    <PublicPage screen="login" width={360}>
      <Typography variant="h1" sx={{ mb: 6 }}>
        {translate('kit.auth.sign_in')}
      </Typography>
      <CredentialsForm filled={filled} onSubmit={signIn} />
      <PublicLinks but="/login" />
      {settings.isDemo && (
        <DemoHint onPick={(username) => setFilled({ username, password: DEMO_PASSWORD })} />
      )}
    </PublicPage>
  );
}

function DemoHint({ onPick }: { onPick: (username: string) => void }) {
  const translate = useTranslate();
  return (
    <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 6 }}>
      <p>{translate('kit.auth.demo', { password: DEMO_PASSWORD })}</p>
      {DEMO_ACCOUNTS.map((name) => (
        <DemoName key={name} sx={{ mr: 1.5, mb: 1.5 }} onClick={() => onPick(name)}>
          {name}
        </DemoName>
      ))}
    </Typography>
  );
}
