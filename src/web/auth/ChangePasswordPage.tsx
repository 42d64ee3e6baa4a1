import { PageColumn } from '#web/app/PageColumn.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** `/change-password`: a new password, and where the account is signed in. */
export default function ChangePasswordPage() {
  return (
    <PageColumn screen="change-password">
      <PasswordForm />
      <OwnSessions />
    </PageColumn>
  );
}
