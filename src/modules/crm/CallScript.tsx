import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { leadCardAction } from '#generated/crm/lead-card.action.gen.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import { isPhoneFacts, PhoneHistory, type PhoneFacts } from './PhoneHistory.tsx';
import { ScriptWords, type Script } from './ScriptWords.tsx';

const { isText, listOf, nullable, objectOf } = shapes;

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

const Title = styled('h3')({ margin: '16px 0 8px', fontSize: 15, '&:first-of-type': { marginTop: 0 } });

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
      {script && <ScriptWords script={script} />}
      <Title>{translate('desk.history')}</Title>
      {facts && <PhoneHistory facts={facts} />}
    </section>
  );
}
