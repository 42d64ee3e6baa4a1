import Alert from '@mui/material/Alert';
import { useNavigate, useLocation, useTranslate } from 'react-admin';
import { readReturnTo } from '#web/auth/refusal.ts';
import { useSession, useSessionStore } from '#web/auth/session.ts';
import { PageColumn } from '#web/app/PageColumn.tsx';
import { LeaveGuards } from '#web/form/LeaveGuard.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PlacedForm } from './PlacedForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/**
 * `/change-password`: the own account of people who have no `/account` (spec 2.5): password, profile, devices. Whoever came here with a
 * password that an administrator gave goes on where he wanted to, with his rights.
 */
export default function ChangePasswordPage() {
  const { must_change_password: isGiven } = useSession();
  const sessions = useSessionStore();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { nextPathname, nextSearch } = readReturnTo(useLocation().state);
  const goOn = async (): Promise<void> => {
    await sessions.load();
    navigate(nextPathname + nextSearch, { replace: true });
  };
  return (
    <PageColumn screen="change-password">
      <LeaveGuards>
        <section>
          {isGiven && (
            <Alert severity="info" sx={{ mb: 4 }}>
              {translate('messages.password_to_change')}
            </Alert>
          )}
          <PlacedForm screen="change-password" isPage {...(isGiven ? { onSaved: () => void goOn() } : {})} />
        </section>
        {!isGiven && <ProfileSection />}
      </LeaveGuards>
      {!isGiven && <OwnSessions />}
    </PageColumn>
  );
}
