import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { PageColumn } from '#web/app/PageColumn.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { useSession } from './session.ts';

/** `/account`: the customer and the account that is signed in. */
export default function AccountPage() {
  const translate = useTranslate();
  const { customer, display_name } = useSession();
  const facts = [
    ['person', display_name],
    ['company', customer.company_name],
    ['distributor', customer.distributor_name],
    ['sub_name', customer.sub_full_name],
    ['time_zone', customer.time_zone],
    ['currency', customer.currency],
  ].filter(([, value]) => value);
  return (
    <PageColumn screen="account">
      <section>
        <Typography variant="h2">{translate('kit.auth.profile')}</Typography>
        <dl>
          {facts.map(([key, value]) => (
            <div key={key}>
              <dt>{translate(`kit.auth.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button variant="outlined" component={LinkBase} to="/change-password">
          {translate('screen.change-password.title')}
        </Button>
      </section>
      <OwnSessions />
    </PageColumn>
  );
}
