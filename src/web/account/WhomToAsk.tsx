import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isText, listOf, objectOf } from '#web/data/shapes.ts';

const isAnswer = objectOf<{ names: readonly string[] }>({ names: listOf(isText) });

/** Who may give a missing right: the company's main accounts by name. Nothing without a session. */
export default function WhomToAsk() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const { data } = useQuery({
    queryKey: ['main_accounts'],
    queryFn: () => dataProvider.read('/main-accounts', isAnswer),
    retry: false,
  });
  if (!data || data.names.length === 0) return null;
  return (
    <Typography data-control="whom-to-ask">
      {translate('kit.shell.ask_whom', { names: data.names.join(', ') })}
    </Typography>
  );
}
