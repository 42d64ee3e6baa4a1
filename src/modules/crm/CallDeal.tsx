import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { Filters } from '#contract/wire.ts';
import { leadFields as fields } from '#generated/crm/lead.entity.gen.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { useSession } from '#web/kit/useSession.ts';
import { DeskLines } from './DeskLines.tsx';
import type { TypedLead } from './deskLines.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Wide = styled('div')({ gridColumn: '1 / -1' });
const EDITED = ['name', 'product', 'quantity', 'expected_value'] as const;
/** A unit of administration, the text that stands for it while none is chosen, and what is below it. */
const UNITS = [
  { id: 'id_city', text: 'city', below: { id_county: null, id_ward: null } },
  { id: 'id_ward', text: 'ward', below: {} },
] as const;

export interface CallDealProps {
  lead: TypedLead;
  /** In words, by field. */
  problems: Readonly<Record<string, string>>;
  onEdit: (facts: Partial<TypedLead>) => void;
  /** Holds the note, which F4 goes to. */
  note: Ref<HTMLDivElement>;
}

interface UnitProps {
  name: (typeof UNITS)[number]['id'];
  lead: TypedLead;
  onChoose: (id: number | null) => void;
}

/** A city, or a ward of the chosen city. */
function Unit({ name, lead, onChoose }: UnitProps) {
  const isCity = name === 'id_city';
  const parent = lead.id_county ?? lead.id_city;
  const where: Filters = isCity
    ? { level: 1, scheme: lead.address_scheme ?? 2 }
    : { level: 3, parent_id: parent ?? 0 };
  const label = isCity ? lead.city : lead.ward;
  return (
    <FieldInput
      field={fields[name]}
      label={`lead.${name}`}
      value={lead[name]}
      where={where}
      disabled={!isCity && parent === null}
      {...(label !== null && { valueLabel: label })}
      onChange={(value) => onChoose(typeof value === 'number' ? value : null)}
    />
  );
}

/** What he wants and where it goes: always open to be corrected, stored with the result. */
export function CallDeal({ lead, problems, onEdit, note }: CallDealProps) {
  const translate = useTranslate();
  const own = useSession().customer?.id_country;
  // Units of administration are known of Vietnam.
  const isHome = (lead.country ?? own ?? 1) === 1;
  const draw = (name: (typeof EDITED)[number] | 'city' | 'ward' | 'address' | 'note') => (
    <FieldInput
      key={name}
      field={fields[name]}
      label={name === 'city' || name === 'ward' ? `lead.typed_${name}` : `lead.${name}`}
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
        {isHome &&
          UNITS.map(({ id, below }) => (
            <Unit key={id} name={id} lead={lead} onChoose={(chosen) => onEdit({ ...below, [id]: chosen })} />
          ))}
        {UNITS.map(({ id, text }) => (lead[id] === null ? draw(text) : null))}
        <Wide>{draw('address')}</Wide>
        <Wide ref={note}>{draw('note')}</Wide>
      </Grid>
    </section>
  );
}
