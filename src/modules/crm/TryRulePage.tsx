import { useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import {
  tryRuleAction,
  tryRuleActionFields as fields,
  type TryRuleActionInput,
} from '#generated/crm/try-rule.action.gen.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { shapes } from '#web/kit/shapes.ts';
import { TryLayout } from './TryLayout.tsx';
import { useTried } from './useTried.web.ts';

const { isFlag, isNumber, isText, listOf, nullable, objectOf } = shapes;

interface Judged {
  id: number;
  name: string;
  misfit: string | null;
}

interface Named {
  id: number;
  name: string;
  hindrance: string | null;
  is_last: boolean;
  open: number;
}

interface Tried {
  account: string | null;
  rules: readonly Judged[];
  agents: readonly Named[];
}

const isTried = objectOf<Tried>({
  account: nullable(isText),
  rules: listOf(objectOf<Judged>({ id: isNumber, name: isText, misfit: nullable(isText) })),
  agents: listOf(
    objectOf<Named>({
      id: isNumber,
      name: isText,
      hindrance: nullable(isText),
      is_last: isFlag,
      open: isNumber,
    }),
  ),
});

const ASKED = [
  'source',
  'phone',
  'id_city',
  'city',
  'goods_id',
  'ladi_page_id',
  'ads_campaign_id',
  'omnichannel_page_id',
  'hour',
] as const;

const NOTHING: TryRuleActionInput = {
  source: null,
  phone: null,
  id_city: null,
  city: null,
  goods_id: null,
  ladi_page_id: null,
  ads_campaign_id: null,
  omnichannel_page_id: null,
  hour: null,
};

/** Who would get a lead like the typed one now, and why: rules are tried before leads come. */
export function TryRulePage() {
  const [typed, setTyped] = useState<TryRuleActionInput>(NOTHING);
  const tried = useTried(tryRuleAction, isTried, typed);
  return (
    <TryLayout
      inputs={ASKED.map((name) => (
        <FieldInput
          key={name}
          field={fields[name]}
          label={`try-rule.${name}`}
          value={typed[name]}
          onChange={(value) => setTyped({ ...typed, [name]: value === '' ? null : value })}
        />
      ))}
      back={{ to: '/crm/lead-rule', label: 'try-rule.rules' }}
    >
      {tried && <Answer tried={tried} />}
    </TryLayout>
  );
}

function Answer({ tried: { account, rules, agents } }: { tried: Tried }) {
  const translate = useTranslate();
  return (
    <>
      <h2 data-try="account">
        {account === null ? translate('try-rule.nobody') : translate('try-rule.gets', { name: account })}
      </h2>
      {rules.length === 0 && <p>{translate('try-rule.no_rules')}</p>}
      <ol>
        {rules.map(({ id, name, misfit }) => (
          <li key={id} data-fits={misfit === null}>
            <Link to={`/crm/lead-rule/${id}`}>{name}</Link>{' '}
            <small>
              {misfit === null
                ? translate('try-rule.fits')
                : translate('try-rule.misfit', { name: translate(`lead_rule.${misfit}`) })}
            </small>
          </li>
        ))}
      </ol>
      {agents.length > 0 && <h3>{translate('try-rule.agents')}</h3>}
      <ul>
        {agents.map(({ id, name, hindrance, is_last, open }) => (
          <li key={id}>
            {name}{' '}
            <small>
              {translate('try-rule.open', { value: open })}
              {hindrance !== null && ` · ${translate(`enum.agent_hindrance.${hindrance}`)}`}
              {is_last && ` · ${translate('try-rule.is_last')}`}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
