import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { leadCardAction } from '#generated/crm/lead-card.action.gen.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import { isPhoneFacts, PhoneHistory, type PhoneFacts } from './PhoneHistory.tsx';

const { isText, listOf, nullable, objectOf } = shapes;

interface Script {
  name: string;
  body: string;
  objections: readonly { question: string; answer: string }[];
}

interface Beside {
  script: Script | null;
  facts: PhoneFacts | null;
}

const isBeside = objectOf<Beside>({
  script: nullable(
    objectOf<Script>({
      name: isText,
      body: isText,
      objections: listOf(objectOf<Script['objections'][number]>({ question: isText, answer: isText })),
    }),
  ),
  facts: nullable(isPhoneFacts),
});

const Words = styled('p')({ whiteSpace: 'pre-line', lineHeight: 1.6 });
const Title = styled('h3')({ margin: '16px 0 8px', fontSize: 15, '&:first-of-type': { marginTop: 0 } });
const Answers = styled('div')(({ theme }) => ({
  '& summary': { cursor: 'pointer', padding: '6px 0', fontWeight: 500 },
  '& p': { margin: '0 0 8px', color: theme.vars.palette.text.secondary },
}));

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
  const { script, facts } = beside ?? {};
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
      {facts && <PhoneHistory facts={facts} />}
    </section>
  );
}
