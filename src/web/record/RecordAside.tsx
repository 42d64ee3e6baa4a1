import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { FieldModel } from '#contract/model.ts';
import { useForm, useFormState } from '#web/form/FormContext.ts';
import type { AsideDefinition } from '#web/form/FormDefinition.ts';
import { useValueText } from '#web/form/useValueText.ts';
import { RecordHistory } from './RecordHistory.tsx';
import { RelatedLists } from './RelatedLists.tsx';

const Root = styled('div')(({ theme }) => ({
  padding: theme.spacing(4),
  fontSize: 13,
  '& h2': { margin: theme.spacing(0, 0, 2), fontSize: 13, fontWeight: 600 },
  '& section + section': {
    marginTop: theme.spacing(4),
    paddingTop: theme.spacing(4),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dl': { margin: 0 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(3), padding: '3px 0' },
  '& dt': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& dd': { minWidth: 0, margin: 0, textAlign: 'right', overflowWrap: 'anywhere' },
}));

export interface RecordAsideProps {
  id: number;
  aside: AsideDefinition;
}

/** Beside a stored record: facts, what belongs to it, what happened to it. */
export function RecordAside({ id, aside }: RecordAsideProps) {
  const { facts = [], related = [], notes = false } = aside;
  return (
    <Root>
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      {related.length > 0 ? <RelatedLists related={related} /> : null}
      <RecordHistory id={id} hasNotes={notes} />
    </Root>
  );
}

/** What the viewer may not see is not among the values. */
function Facts({ facts }: { facts: NonNullable<AsideDefinition['facts']> }) {
  const { store } = useForm();
  const translate = useTranslate();
  const stored = useFormState(store, (state) => state.stored);
  const seen = facts.filter(({ field }) => stored?.[field.name] !== undefined);
  return (
    <section>
      <h2>{translate('kit.history.facts')}</h2>
      <dl>
        {seen.map(({ field, label }) => (
          <div key={field.name} data-fact={field.name}>
            <dt>{translate(label)}</dt>
            <dd>
              <Fact field={field} value={stored?.[field.name]} label={stored?.[`${field.name}.label`]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Fact({ field, value, label }: { field: FieldModel; value: unknown; label: unknown }) {
  return useValueText(field, value, typeof label === 'string' ? label : undefined) || '–';
}
