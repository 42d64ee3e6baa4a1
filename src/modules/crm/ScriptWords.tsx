import { styled } from '@mui/material/styles';

/** What is said on the phone, with the words of a lead in it. */
export interface Script {
  name: string;
  body: string;
  objections: readonly { question: string; answer: string }[];
}

const Words = styled('p')({ whiteSpace: 'pre-line', lineHeight: 1.6 });
const Title = styled('h3')({ margin: '16px 0 8px', fontSize: 15, '&:first-of-type': { marginTop: 0 } });
const Answers = styled('div')(({ theme }) => ({
  '& summary': { cursor: 'pointer', padding: '6px 0', fontWeight: 500 },
  '& p': { margin: '0 0 8px', color: theme.vars.palette.text.secondary },
}));

/** A script as agents read it while they call. */
export function ScriptWords({ script: { name, body, objections } }: { script: Script }) {
  return (
    <div data-desk="script">
      <Title>{name}</Title>
      <Words>{body}</Words>
      <Answers>
        {objections.map(({ question, answer }) => (
          <details key={question} open>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Answers>
    </div>
  );
}
