import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { compareQuotationsActionFields } from '#generated/administration/compare-quotations.action.gen.ts';
import { quotationFields } from '#generated/administration/quotation.entity.gen.ts';
import { AskDialog } from '#web/kit/AskDialog.ts';
import { EnumChip } from '#web/kit/EnumChip.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useCall } from '#web/kit/useCall.ts';
import { useNotify } from '#web/kit/useNotify.ts';
import { useCompared, type Quote } from './useCompared.web.ts';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 });
const Idea = styled('div')({ maxWidth: 480 });
const Scroll = styled('div')({ overflowX: 'auto' });
const Quiet = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  '& th, & td': {
    border: `1px solid ${theme.vars.palette.divider}`,
    padding: '8px 12px',
    textAlign: 'left',
    verticalAlign: 'top',
    minWidth: 140,
  },
  '& th': { fontWeight: 600 },
  '& a': { color: theme.vars.palette.primary.main },
  '& th[scope=row]': { position: 'sticky', left: 0, background: theme.vars.palette.background.paper },
  '& td[data-best]': {
    background: theme.vars.palette.surface.hover,
    color: theme.vars.palette.success.main,
    fontWeight: 600,
  },
}));

const dayOf = (date: string | null): string => date?.split('-').toReversed().join('/') ?? '–';

const orDash = (value: number | string | null): ReactNode => value ?? '–';

/** What is compared, from top to bottom. */
const FACTS: readonly (readonly [key: keyof Quote, draw: (quote: Quote) => ReactNode])[] = [
  ['landed_cost', ({ landed_cost }) => (landed_cost === null ? '–' : <Money value={landed_cost} />)],
  ['gap', ({ gap }) => (gap === null ? '–' : `${gap > 0 ? '+' : ''}${gap}%`)],
  ['unit_price', (quote) => <Fee value={quote.unit_price} currency={quote.currency} />],
  ['sample_fee', (quote) => <Fee value={quote.sample_fee} currency={quote.currency} />],
  ['tooling_fee', (quote) => <Fee value={quote.tooling_fee} currency={quote.currency} />],
  ['moq', ({ moq }) => orDash(moq)],
  ['lead_time_days', ({ lead_time_days }) => orDash(lead_time_days)],
  ['valid_until', ({ valid_until }) => dayOf(valid_until)],
  ['payment_term', ({ payment_term }) => orDash(payment_term)],
];

function Fee({ value, currency }: { value: number | null; currency: string }) {
  return value === null ? '–' : <Money value={value} currency={currency} />;
}

/** Quotations of one idea side by side, the best of each fact in green; one of them is chosen here. */
export function CompareQuotationsPage() {
  const translate = useTranslate();
  const asked = Number(new URLSearchParams(useLocation().search).get('product_development_id'));
  const [idea, setIdea] = useState<number | null>(asked > 0 ? asked : null);
  const { compared, again } = useCompared(idea);
  const quotes = compared?.quotes ?? [];
  return (
    <Page>
      <Idea>
        <FieldInput
          field={compareQuotationsActionFields.product_development_id}
          label="compare-quotations.product_development_id"
          value={idea}
          {...(compared ? { valueLabel: compared.name } : {})}
          onChange={(value) => setIdea(typeof value === 'number' ? value : null)}
        />
      </Idea>
      {compared && quotes.length === 0 && <Quiet>{translate('quotation.compare.nothing')}</Quiet>}
      {compared && quotes.length > 0 && (
        <>
          <Quiet>{translate('quotation.compare.quantity', { value: compared.quantity })}</Quiet>
          <Scroll>
            <Compared quotes={quotes} isOpen={compared.is_open} onChosen={again} />
          </Scroll>
        </>
      )}
    </Page>
  );
}

interface ComparedProps {
  quotes: readonly Quote[];
  isOpen: boolean;
  onChosen: () => void;
}

function Compared({ quotes, isOpen, onChosen }: ComparedProps) {
  const translate = useTranslate();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate('quotation.supplier_id')}</th>
          {quotes.map(({ id, supplier, code, status }) => (
            <th key={id} scope="col" data-quote={id}>
              {supplier}
              <br />
              <Link to={`/administration/product-development/quotation/${id}`}>{code}</Link>{' '}
              <EnumChip model={quotationFields.status.enum} code={status} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FACTS.map(([key, draw]) => (
          <tr key={key}>
            <th scope="row">{translate(key === 'gap' ? 'quotation.compare.gap' : `quotation.${key}`)}</th>
            {quotes.map((quote) => (
              <td key={quote.id} data-field={key} data-best={quote.best.includes(key) ? 'true' : undefined}>
                {draw(quote)}
                {quote.best.includes(key) && ` ✓ ${translate('quotation.compare.best')}`}
                {key === 'valid_until' && quote.is_lapsed && ` · ${translate('quotation.compare.lapsed')}`}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{translate('quotation.is_chosen')}</th>
          {quotes.map((quote) => (
            <td key={quote.id}>
              <Choice quote={quote} isOpen={isOpen} onChosen={onChosen} />
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}

/** Code of `quote_status`: it was sent. */
const QUOTED = 1;

function Choice({ quote, isOpen, onChosen }: { quote: Quote; isOpen: boolean; onChosen: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const [choose, { isRunning }] = useCall(`/quotation/${quote.id}/choose_quotation`);
  const label = translate('quotation.action.choose_quotation');
  if (quote.is_chosen) return <strong>✓ {translate('quotation.is_chosen')}</strong>;
  if (!isOpen || quote.status !== QUOTED || quote.is_lapsed) return '–';
  const send = async (): Promise<void> => {
    setAsked(false);
    if ((await choose({})) === undefined) return;
    notify('messages.quotation_chosen', { type: 'success' });
    onChosen();
  };
  return (
    <>
      <Button
        variant="outlined"
        loading={isRunning}
        onClick={() => setAsked(true)}
        data-action="choose_quotation"
        aria-label={`${label}: ${quote.supplier}`}
      >
        {label}
      </Button>
      {isAsked && (
        <AskDialog
          title={label}
          text={translate('quotation.compare.choose', { value: quote.supplier })}
          yes={label}
          no={translate('quotation.compare.cancel')}
          onYes={() => void send()}
          onNo={() => setAsked(false)}
        />
      )}
    </>
  );
}
