import { PageColumn } from '#web/app/PageColumn.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PlacedForm } from './PlacedForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** `/change-password`: the own account of people who have no `/account` (spec 2.5): password, profile, devices. */
export default function ChangePasswordPage() {
  return (
    <PageColumn screen="change-password">
      <section>
        <PlacedForm screen="change-password" isPage />
      </section>
      <ProfileSection />
      <OwnSessions />
    </PageColumn>
  );
}
