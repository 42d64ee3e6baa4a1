import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { Link, useTranslate } from 'react-admin';
import { leadFields as fields } from '#generated/crm/lead.entity.gen.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { DeskLines } from './DeskLines.tsx';
import type { TypedLead } from './deskLines.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Wide = styled('div')({ gridColumn: '1 / -1' });
const EDITED = ['name', 'product', 'quantity', 'expected_value', 'city', 'ward'] as const;

export interface CallDealProps {
  lead: TypedLead;
  /** In words, by field. */
  problems: Readonly<Record<string, string>>;
  onEdit: (facts: Partial<TypedLead>) => void;
  /** Holds the note, which F4 goes to. */
  note: Ref<HTMLDivElement>;
}

/** What he wants and where it goes: always open to be corrected, stored with the result. */
export function CallDeal({ lead, problems, onEdit, note }: CallDealProps) {
  const translate = useTranslate();
  const draw = (name: (typeof EDITED)[number] | 'address' | 'note') => (
    <FieldInput
      key={name}
      field={fields[name]}
      label={`lead.${name}`}
      value={lead[name]}
      error={problems[name]}
      onChange={(value) => onEdit({ [name]: value === '' ? null : value })}
    />
  );
  return (
    <section aria-label={translate('desk.deal')}>
      <Grid>
        <Wide>
          <DeskLines lines={lead.lines} problems={problems} onChange={(lines) => onEdit({ lines })} />
          <Link to={`/crm/lead-telesale/${lead.id}`}>{translate('desk.card')}</Link>
        </Wide>
        {EDITED.map(draw)}
        <Wide>{draw('address')}</Wide>
        <Wide ref={note}>{draw('note')}</Wide>
      </Grid>
    </section>
  );
}
