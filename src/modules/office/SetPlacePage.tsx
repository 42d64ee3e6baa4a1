import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { setPlaceAction } from '#generated/office/set-place.action.gen.ts';
import { useAction } from '#web/kit/useAction.ts';
import { useGetList } from '#web/kit/useGetList.ts';
import { useNotify } from '#web/kit/useNotify.ts';
import { findPosition, type Position } from './phone.web.ts';
import { distanceOf, toPoint } from './places.ts';

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  maxWidth: 480,
  margin: '0 auto',
  padding: 16,
});
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  padding: '10px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Quiet = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

interface SiteRow {
  id: number;
  name: string;
  active: boolean;
  geo_point: Record<string, unknown> | null;
}

/** Whoever stands at a place of work saves where his phone is as its position. */
export function SetPlacePage() {
  const translate = useTranslate();
  const notify = useNotify();
  const [send, { isRunning }] = useAction(setPlaceAction);
  const [position, setPosition] = useState<Position>();
  const { data = [], refetch } = useGetList<SiteRow>('work_site', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'code', order: 'ASC' },
  });
  const sites = data.filter(({ active }) => active);
  const find = () =>
    findPosition().then(setPosition, (error: unknown) =>
      notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' }),
    );
  const set = async (site_id: number, { geo_point, accuracy_m }: Position) => {
    const done = await send({ site_id, geo_point: { ...geo_point }, accuracy_m });
    if (!done) return;
    notify('messages.location_set', { type: 'success' });
    await refetch();
  };
  return (
    <Page>
      <Button fullWidth size="large" variant="contained" onClick={() => void find()} data-control="find-me">
        {translate('timekeeping.find_me')}
      </Button>
      {position && (
        <Quiet role="status">{translate('timekeeping.accuracy', { meters: position.accuracy_m })}</Quiet>
      )}
      {sites.length === 0 && <Quiet>{translate('timekeeping.no_sites')}</Quiet>}
      <List>
        {sites.map(({ id, name, geo_point }) => (
          <Item key={id}>
            <span>
              {name}
              {position && geo_point && (
                <Quiet>
                  {translate('timekeeping.away', {
                    meters: distanceOf(toPoint(geo_point), position.geo_point),
                  })}
                </Quiet>
              )}
            </span>
            <Button
              variant="outlined"
              disabled={!position || isRunning}
              onClick={() => position && void set(id, position)}
              data-site={id}
            >
              {translate('timekeeping.set_here')}
            </Button>
          </Item>
        ))}
      </List>
    </Page>
  );
}
