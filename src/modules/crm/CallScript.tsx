import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { leadCardAction } from '#generated/crm/lead-card.action.gen.ts';
import { leadFields, type Lead } from '#generated/crm/lead.entity.gen.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { EnumChip } from '#web/kit/EnumChip.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAsk } from '#web/kit/useAsk.ts';

const { isNumber, isText, listOf, nullable, objectOf } = shapes;

interface Script {
  name: string;
  body: string;
  objections: readonly { question: string; answer: string }[];
}

interface Other {
  id: number;
  queue: Lead['queue'];
  product: string | null;
  created_at: string;
}

interface Beside {
  script: Script | null;
  orders: number;
  delivered: number;
  returned: number;
  others: readonly Other[];
}

const isBeside = objectOf<Beside>({
  script: nullable(
    objectOf<Script>({
      name: isText,
      body: isText,
      objections: listOf(objectOf<Script['objections'][number]>({ question: isText, answer: isText })),
    }),
  ),
  orders: isNumber,
  delivered: isNumber,
  returned: isNumber,
  others: listOf(
    objectOf<Other>({
      id: isNumber,
      queue: isText as shapes.Shape<Lead['queue']>,
      product: nullable(isText),
      created_at: isText,
    }),
  ),
});

const Words = styled('p')({ whiteSpace: 'pre-line', lineHeight: 1.6 });
const Title = styled('h3')({ margin: '16px 0 8px', fontSize: 15, '&:first-of-type': { marginTop: 0 } });
const Answers = styled('div')(({ theme }) => ({
  '& summary': { cursor: 'pointer', padding: '6px 0', fontWeight: 500 },
  '& p': { margin: '0 0 8px', color: theme.vars.palette.text.secondary },
}));
const Others = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, '& li': { padding: '4px 0' } });

/** What to say, and what this phone did before. */
export function CallScript({ id }: { id: number }) {
  const translate = useTranslate();
  const ask = useAsk(leadCardAction, isBeside);
  const [beside, setBeside] = useState<Beside>();
  useEffect(() => {
    const stop = new AbortController();
    void ask({ lead_id: id }, stop.signal).then((found) => found && setBeside(found));
    return () => stop.abort();
  }, [ask, id]);
  const { script, orders = 0, delivered = 0, returned = 0, others = [] } = beside ?? {};
  return (
    <section aria-label={translate('desk.script')} aria-busy={!beside}>
      {script && (
        <div data-desk="script">
          <Title>{script.name}</Title>
          <Words>{script.body}</Words>
          <Answers>
            {script.objections.map(({ question, answer }) => (
              <details key={question} open>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </Answers>
        </div>
      )}
      <Title>{translate('desk.history')}</Title>
      <p data-desk="orders" data-risky={isRisky(orders, returned)}>
        {translate('desk.orders', { orders, delivered, returned })}
      </p>
      <Others>
        {others.map((other) => (
          <li key={other.id}>
            <EnumChip model={leadFields.queue.enum} code={other.queue} /> {other.product}{' '}
            <DateTime value={other.created_at} />
          </li>
        ))}
      </Others>
    </section>
  );
}

const isRisky = (orders: number, returned: number): boolean => orders > 0 && returned / orders >= 0.3;
