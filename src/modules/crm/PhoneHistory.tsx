import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { leadFields, type Lead } from '#generated/crm/lead.entity.gen.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { EnumChip } from '#web/kit/EnumChip.ts';
import { shapes } from '#web/kit/shapes.ts';

const { isNumber, isText, listOf, nullable, objectOf } = shapes;

interface PhoneLead {
  id: number;
  queue: Lead['queue'];
  product: string | null;
  agent: string | null;
  created_at: string;
}

/** What is known of a phone (`/lead-phone-facts`). */
export interface PhoneFacts {
  orders: number;
  delivered: number;
  returned: number;
  canceled: number;
  last_order_at: string | null;
  blocked: string | null;
  leads: readonly PhoneLead[];
}

export const isPhoneFacts = objectOf<PhoneFacts>({
  orders: isNumber,
  delivered: isNumber,
  returned: isNumber,
  canceled: isNumber,
  last_order_at: nullable(isText),
  blocked: nullable(isText),
  leads: listOf(
    objectOf<PhoneLead>({
      id: isNumber,
      queue: isText as shapes.Shape<Lead['queue']>,
      product: nullable(isText),
      agent: nullable(isText),
      created_at: isText,
    }),
  ),
});

const Box = styled('div')(({ theme }) => ({
  '& p': { margin: '4px 0' },
  '& [data-risky="true"]': { color: theme.vars.palette.warning.main, fontWeight: 600 },
  '& [role="alert"]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));
const Leads = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, '& li': { padding: '4px 0' } });

/** Orders, leads and block of a phone, in few lines. */
export function PhoneHistory({ facts }: { facts: PhoneFacts }) {
  const translate = useTranslate();
  const { orders, delivered, returned, canceled, last_order_at: last, blocked, leads } = facts;
  return (
    <Box data-phone="history">
      {blocked !== null && <p role="alert">{translate('phone.blocked', { value: blocked })}</p>}
      <p data-desk="orders" data-risky={isRisky(orders, returned)}>
        {translate('phone.orders', { orders, delivered, returned, canceled })}
        {last !== null && (
          <>
            {' '}
            {translate('phone.last_order')} <DateTime value={last} />
          </>
        )}
      </p>
      <Leads>
        {leads.map(({ id, queue, product, agent, created_at }) => (
          <li key={id}>
            <EnumChip model={leadFields.queue.enum} code={queue} /> {product} {agent && `· ${agent}`}{' '}
            <DateTime value={created_at} />
          </li>
        ))}
      </Leads>
    </Box>
  );
}

/** Three of ten come back (screen book, "risk"). */
const isRisky = (orders: number, returned: number): boolean => orders > 0 && returned / orders >= 0.3;
