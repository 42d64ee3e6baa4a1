import Button from '@mui/material/Button';
import { useId } from 'react';
import { LinkBase, useCreatePath, useResourceDefinitions, useTranslate } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import type { Offer, QuoteModel } from '#contract/quote.ts';
import { fieldTypes } from '#fields/types.ts';
import { useValueContext } from '#web/auth/session.ts';
import { useForm, useFormState } from './FormContext.ts';
import type { FormStore } from './FormStore.ts';
import { useQuote } from './useQuote.ts';

interface QuoteProps {
  quote: QuoteModel;
}

/** Offers beside each other: whoever has a price can be chosen, with the arrow keys too; the others say why they have none. */
export function QuoteBox({ quote }: QuoteProps) {
  const { store } = useForm();
  const translate = useTranslate();
  const title = useId();
  const { missing, isAsking, offers, problem, askAgain } = useQuote(store, quote);
  const waits = missing.map((name) => translate(store.labelOf(name, name))).join(', ');
  const note = missing.length > 0 ? translate('kit.form.quote_needs', { labels: waits }) : problem;
  return (
    <div className="fm-quote" data-quote={quote.url} aria-busy={isAsking || undefined}>
      <div className="fm-quote-head">
        <h3 id={title}>{translate(quote.label)}</h3>
        <Button
          size="small"
          data-action="ask-quote"
          disabled={missing.length > 0 || isAsking}
          onClick={askAgain}
        >
          {translate(isAsking ? 'kit.form.quote_asking' : 'kit.form.quote_again')}
        </Button>
      </div>
      <div role="status">{note === null ? null : <p>{note}</p>}</div>
      {offers ? <Offers quote={quote} offers={offers} labelledBy={title} /> : null}
    </div>
  );
}

interface OffersProps extends QuoteProps {
  offers: readonly Offer[];
  labelledBy: string;
}

function Offers({ quote, offers, labelledBy }: OffersProps) {
  const { store } = useForm();
  const translate = useTranslate();
  const chosen = useFormState(store, ({ values }) => chosenOf(quote, offers, values)?.key ?? '');
  const given = offers.filter(({ price }) => price !== null);
  const others = offers.filter(({ price }) => price === null);
  if (offers.length === 0) return <p>{translate('kit.form.quote_none')}</p>;
  return (
    <>
      <div role="radiogroup" aria-labelledby={labelledBy} className="fm-offers">
        {given.map((offer) => (
          <OfferLine
            key={offer.key}
            quote={quote}
            offer={offer}
            name={labelledBy}
            isChosen={chosen === offer.key}
          />
        ))}
      </div>
      {others.length === 0 ? null : (
        <ul className="fm-no-offers">
          {others.map(({ key, label, problem, reason, mend }) => (
            <li key={key} data-no-offer={key}>
              <b>{translate(label)}</b> {problem === null ? null : translate(problem)}
              {reason === null ? null : <q>{reason}</q>}
              {mend === null ? null : <MendLink {...mend} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** To the screen where it can be mended, for whoever may open it. */
function MendLink({ entity, id }: NonNullable<Offer['mend']>) {
  const translate = useTranslate();
  const toPath = useCreatePath();
  const { [entity]: screens } = useResourceDefinitions();
  if (!(id === null ? screens?.hasList : screens?.hasEdit)) return null;
  const path = id === null ? { type: 'list' } : { type: 'edit', id };
  return <LinkBase to={toPath({ resource: entity, ...path })}>{translate('kit.form.quote_mend')}</LinkBase>;
}

interface OfferLineProps extends QuoteProps {
  offer: Offer;
  /** Name of the radio buttons. */
  name: string;
  isChosen: boolean;
}

function OfferLine({ quote, offer, name, isChosen }: OfferLineProps) {
  const { store } = useForm();
  const translate = useTranslate();
  const context = useValueContext();
  const price = fieldTypes.money.format(offer.price, priceField(store, quote), context);
  return (
    <label className="fm-offer" data-offer={offer.key}>
      <input type="radio" name={name} checked={isChosen} onChange={() => choose(store, quote, offer)} />
      <span>{translate(offer.label)}</span>
      <b>{price}</b>
      <small>
        {offer.days === null
          ? translate('kit.form.quote_no_days')
          : translate('kit.form.quote_days', { count: offer.days })}
      </small>
    </label>
  );
}

const PLAIN_MONEY: FieldModel = { name: 'price', type: 'money', json: 'integer' };

/** How the price is written: as the field that takes it. */
function priceField({ entity }: FormStore, { fill }: QuoteModel): FieldModel {
  const [name] = Object.entries(fill).find(([, member]) => member === 'price') ?? [];
  return entity.fields.find((field) => field.name === name) ?? PLAIN_MONEY;
}

/** Puts an offer into the fields that the form draws for this user. */
function choose(store: FormStore, { fill }: QuoteModel, offer: Offer): void {
  const drawn = new Set(store.sections.flatMap(({ inputs }) => inputs.map(({ field }) => field.name)));
  const [first, ...others] = Object.entries(fill).filter(([name]) => drawn.has(name));
  if (!first) return;
  const copied = Object.fromEntries(others.map(([name, member]) => [name, offer[member]]));
  store.setValue(first[0], offer[first[1]], copied);
}

/** The offer that stands in the form. */
const chosenOf = ({ fill }: QuoteModel, offers: readonly Offer[], values: Row): Offer | undefined =>
  offers.find((offer) =>
    Object.entries(fill).every(([name, member]) => !(name in values) || values[name] === offer[member]),
  );
