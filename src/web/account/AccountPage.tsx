import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useLocale, useTranslate } from 'react-admin';
import { SUPER_ADMIN, type Language } from '#contract/session.ts';
import { useApp } from '#web/app/AppContext.ts';
import { PageColumn } from '#web/app/PageColumn.tsx';
import { usePermission, useSession } from '#web/auth/session.ts';
import { SoundSwitch } from '#web/feedback/SoundSwitch.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanySection } from './CompanySection.tsx';
import LicenseList from './LicenseList.tsx';
import { nameCurrency, nameTimeZone } from './names.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** `/account`: the company, the account that is signed in, and where it is. */
export default function AccountPage() {
  const translate = useTranslate();
  return (
    <PageColumn screen="account">
      <section>
        <Typography variant="h2">{translate('kit.auth.company')}</Typography>
        <CompanyFacts />
        <CompanySection />
        <OutboxLink />
      </section>
      <section>
        <CompanyForm />
      </section>
      <LicenseList />
      <ProfileSection />
      <section>
        <Typography variant="h2" sx={{ mb: 3 }}>
          {translate('kit.auth.preferences')}
        </Typography>
        <SoundSwitch />
        <p>
          <Button variant="outlined" component={LinkBase} to="/change-password">
            {translate('screen.change-password.title')}
          </Button>
        </p>
      </section>
      <OwnSessions />
    </PageColumn>
  );
}

/** What the company is called, and the zone and currency its figures stand in. */
function CompanyFacts() {
  const translate = useTranslate();
  const language = useLocale() as Language;
  const { customer } = useSession();
  const [now] = useState(() => new Date());
  const facts = [
    ['company_name', customer.company_name],
    ['distributor', customer.distributor_name],
    ['sub_name', customer.sub_full_name],
    ['time_zone', nameTimeZone(customer.time_zone, language, now)],
    ['currency', nameCurrency(customer.currency, language)],
  ].filter(([, value]) => value);
  return (
    <dl>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{translate(`kit.auth.${key}`)}</dt>
          <dd data-field={key}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Full access may read what a demo would have sent, and what became of e-mails. */
function OutboxLink() {
  const translate = useTranslate();
  const { settings } = useApp();
  const isAdmin = usePermission([SUPER_ADMIN]);
  if (!(settings.isDemo || settings.sendsMail) || !isAdmin) return null;
  return (
    <p>
      <Button variant="outlined" component={LinkBase} to="/outbox">
        {translate('screen.outbox.title')}
      </Button>
    </p>
  );
}
