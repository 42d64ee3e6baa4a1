import { PageColumn } from '#web/app/PageColumn.tsx';
import { LeaveGuards } from '#web/form/LeaveGuard.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PlacedForm } from './PlacedForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** `/change-password`: the own account of people who have no `/account` (spec 2.5): password, profile, devices. */
export default function ChangePasswordPage() {
  return (
    <PageColumn screen="change-password">
      <LeaveGuards>
        <section>
          <PlacedForm screen="change-password" isPage />
        </section>
        <ProfileSection />
      </LeaveGuards>
      <OwnSessions />
    </PageColumn>
  );
}
