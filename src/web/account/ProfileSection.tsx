import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { useSession, useSessionStore } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isObject } from '#web/data/shapes.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { PlacedForm, PlacedFormWait } from './PlacedForm.tsx';

/** What everybody may change about himself, by the dialog form `screen`; the name in the frame follows. */
export function ProfileSection({ screen = 'profile' }: { screen?: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const queries = useQueryClient();
  const sessions = useSessionStore();
  const { identity_id } = useSession();
  const queryKey = ['profile', identity_id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => dataProvider.read('/profile', isObject),
  });
  if (!data && error)
    return (
      <section>
        <Typography variant="h2">{translate('kit.auth.profile')}</Typography>
        <LoadFailure error={error} onRetry={refetch} />
      </section>
    );
  if (!data)
    return (
      <section aria-busy>
        <PlacedFormWait />
      </section>
    );
  const follow = (values: Row): void => {
    queries.setQueryData(queryKey, { ...data, ...values });
    // Not vital: the next page load shows the name all the same.
    sessions.load().catch(() => undefined);
  };
  return (
    <section>
      <PlacedForm screen={screen} stored={data} onSaved={follow} />
    </section>
  );
}
