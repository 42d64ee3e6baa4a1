import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { leadAttemptFields } from '#generated/crm/lead-attempt.entity.gen.ts';
import { leadFields, type Lead } from '#generated/crm/lead.entity.gen.ts';
import { Code } from '#web/kit/Code.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { EnumChip } from '#web/kit/EnumChip.ts';
import { CallClock } from './CallClock.tsx';
import { Icon } from '#web/kit/Icon.ts';

const Phone = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, fontSize: 24, fontWeight: 600 });

const Call = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  color: theme.vars.palette.success.contrastText,
  backgroundColor: theme.vars.palette.success.main,
}));

const Name = styled('h2')({ margin: '4px 0 8px', fontSize: 18 });
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  margin: '0 0 16px',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
const Tries = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { padding: '8px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& p': { margin: '4px 0 0' },
  '& time': { color: theme.vars.palette.text.secondary, marginLeft: 8 },
}));

export interface CallPersonProps {
  lead: Lead;
  /** What brought it, in words. */
  origin: readonly string[];
  /** When the call began. */
  calledAt: number | null;
  onCall: () => void;
}

/** Whom to call, where he comes from, and what was tried before. */
export function CallPerson({ lead, origin, calledAt, onCall }: CallPersonProps) {
  const translate = useTranslate();
  const { phone, process_count: count, process_limit: limit } = lead;
  return (
    <section aria-label={translate('desk.person')}>
      <Phone data-desk="phone">
        <Code text={phone ?? ''} />
        <Call href={`tel:${phone ?? ''}`} aria-label={translate('desk.call')} onClick={onCall}>
          <Icon name="phone" />
        </Call>
      </Phone>
      {calledAt !== null && <CallClock since={calledAt} />}
      <Name>{lead.name ?? '…'}</Name>
      <Facts>
        <dt>{translate('lead.process_count')}</dt>
        <dd>
          {count}
          {limit === null ? '' : ` / ${limit}`}
        </dd>
        {lead.source && (
          <>
            <dt>{translate('lead.source')}</dt>
            <dd>
              <EnumChip model={leadFields.source.enum} code={lead.source} /> {lead.source_detail}
            </dd>
          </>
        )}
        {origin.length > 0 && (
          <>
            <dt>{translate('desk.origin')}</dt>
            <dd data-desk="origin">{origin.join(' · ')}</dd>
          </>
        )}
        <dt>{translate('kit.field.created_at')}</dt>
        <dd>
          <DateTime value={lead.created_at} />
        </dd>
        {lead.reprocess_at && (
          <>
            <dt>{translate('lead.reprocess_at')}</dt>
            <dd>
              <DateTime value={lead.reprocess_at} />
            </dd>
          </>
        )}
      </Facts>
      <Tries aria-label={translate('lead.attempts')}>
        {lead.attempts.toReversed().map(({ id, at, result, note }) => (
          <li key={id}>
            <EnumChip model={leadAttemptFields.result.enum} code={result} />
            <DateTime value={at} />
            {note && <p>{note}</p>}
          </li>
        ))}
      </Tries>
    </section>
  );
}
