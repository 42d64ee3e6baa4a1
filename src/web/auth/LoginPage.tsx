import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate, useTranslate } from 'react-admin';
import { useApp } from '#web/app/AppContext.ts';
import { LanguageMenu } from '#web/app/LanguageMenu.tsx';
import { useScreenTitle } from '#web/app/PageTitle.tsx';
import { Splash } from '#web/app/Splash.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts.ts';
import { useSessionStore } from './session.ts';

const Root = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr' },
}));

/** Hairlines like those of a list, fading out. */
const Brand = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: theme.spacing(10),
  background: theme.vars.palette.surface.tint,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  '& > *': { position: 'relative' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    opacity: 0.16,
    background: `repeating-linear-gradient(${theme.vars.palette.primary.main} 0 1px, transparent 1px 44px),
      repeating-linear-gradient(90deg, ${theme.vars.palette.primary.main} 0 1px, transparent 1px 176px)`,
    maskImage: 'linear-gradient(200deg, #000, transparent 65%)',
  },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(4, 6), '& > .claim': { display: 'none' } },
}));

const Main = styled('main')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(4, 6, 8),
  '& > section': { width: '100%', maxWidth: 360, margin: 'auto' },
}));

const Corner = styled('div')({ alignSelf: 'flex-end' });

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
  const next = useLocation().state as { nextPathname?: string; nextSearch?: string } | null;
  const isUnread = state.status === 'idle';
  useEffect(() => {
    if (isUnread) void sessions.load();
  }, [sessions, isUnread]);
  if (isUnread || state.status === 'loading') return <Splash />;
  if (state.status === 'ready')
    return <Navigate to={(next?.nextPathname ?? '/') + (next?.nextSearch ?? '')} replace />;
  return <LoginForm />;
}

/** Signs in; a session that cannot be read goes to `/403` (spec 2.1). Rejects with the login's error. */
function useSignIn(): (username: string, password: string) => Promise<void> {
  const sessions = useSessionStore();
  const navigate = useNavigate();
  return async (username, password) => {
    await sessions.signIn(username, password);
    const state = sessions.state();
    if (state.status === 'failed') navigate('/403', { state: { reason: state.error.message } });
  };
}

function LoginForm() {
  const translate = useTranslate();
  const [filled, setFilled] = useState<{ username: string; password: string }>();
  const { settings } = useApp();
  const signIn = useSignIn();
  useScreenTitle(translate('kit.auth.sign_in'));
  return (
    <Root data-screen="login">
      <Brand>
        <Typography variant="h1" component="p" color="primary">
          SSC
        </Typography>
        <Typography className="claim" sx={{ maxWidth: 420, fontSize: 24, lineHeight: 1.35, fontWeight: 500 }}>
          {translate('kit.auth.claim')}
        </Typography>
      </Brand>
      <Main>
        <Corner>
          <LanguageMenu />
        </Corner>
        <section>
          <Typography variant="h1" sx={{ mb: 6 }}>
            {translate('kit.auth.sign_in')}
          </Typography>
          <CredentialsForm filled={filled} onSubmit={signIn} />
          {settings.isDemo && (
            <DemoHint onPick={(username) => setFilled({ username, password: DEMO_PASSWORD })} />
          )}
        </section>
      </Main>
    </Root>
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
