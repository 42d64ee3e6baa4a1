import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSession, useSessionStore } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isObject } from '#web/data/shapes.ts';
import { History } from '#web/record/RecordHistory.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { PlacedForm, PlacedFormWait } from './PlacedForm.tsx';

/** How others reach the company, its short name, which the frame shows, and its logo, which heads papers; and what was changed of them. */
export function CompanyForm() {
  const dataProvider = useDataProvider<KitDataProvider>();
  const queries = useQueryClient();
  const sessions = useSessionStore();
  const { customer } = useSession();
  const queryKey = ['company-profile', customer.id];
  const historyKey = ['company-history', customer.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => dataProvider.read('/company-profile', isObject),
  });
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <PlacedFormWait />;
  return (
    <PlacedForm
      screen="company"
      stored={data}
      onSaved={(values) => {
        queries.setQueryData(queryKey, { ...data, ...values });
        // Not vital: the next page load shows the name all the same.
        sessions.load().catch(() => undefined);
        void queries.invalidateQueries({ queryKey: historyKey });
      }}
    >
      <Box sx={{ mt: 6, '& h2': { typography: 'h2' } }}>
        <History url="/company-history" about={{}} queryKey={historyKey} />
      </Box>
    </PlacedForm>
  );
}
