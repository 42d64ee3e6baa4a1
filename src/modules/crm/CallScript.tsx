import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { DateTime } from '#web/kit/DateTime.tsx';
import { PhoneHistory } from './PhoneHistory.tsx';
import { ScriptWords } from './ScriptWords.tsx';
import type { Beside, ChatWord } from './useBeside.web.ts';

const Title = styled('h3')({ margin: '16px 0 8px', fontSize: 15, '&:first-of-type': { marginTop: 0 } });
const Words = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { padding: '4px 0' },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& small': { color: theme.vars.palette.text.secondary },
  '& [data-direction="out"] p': { color: theme.vars.palette.text.secondary },
}));

/** What to say, what this phone did before, and what was said in the chat. */
export function CallScript({ beside }: { beside: Beside | undefined }) {
  const translate = useTranslate();
  const { script, facts, chat = [] } = beside ?? {};
  return (
    <section aria-label={translate('desk.script')} aria-busy={!beside}>
      {script && <ScriptWords script={script} />}
      <Title>{translate('desk.history')}</Title>
      {facts && <PhoneHistory facts={facts} />}
      {chat.length > 0 && <Chat words={chat} />}
    </section>
  );
}

function Chat({ words }: { words: readonly ChatWord[] }) {
  const translate = useTranslate();
  return (
    <>
      <Title>{translate('desk.chat')}</Title>
      <Words data-desk="chat">
        {words.map(({ id, direction, text, sent_at }) => (
          <li key={id} data-direction={direction}>
            <small>
              {translate(direction === 'in' ? 'desk.chat_customer' : 'desk.chat_shop')} ·{' '}
              <DateTime value={sent_at} />
            </small>
            <p>{text}</p>
          </li>
        ))}
      </Words>
    </>
  );
}
