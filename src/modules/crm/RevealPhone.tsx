import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { revealAction } from '#generated/crm/reveal.action.gen.ts';
import { useAction } from '#web/kit/useAction.ts';
import { usePermission } from '#web/kit/usePermission.ts';

/** What is shown of a phone number, and the lead that has it; without one there is nothing to ask for. */
export interface PhoneOfLead {
  phone: unknown;
  leadId: number | null;
}

/** A phone number; of one that is masked ("091***5678") the whole may be asked for, which is noted. */
export function RevealPhone({ phone, leadId }: PhoneOfLead) {
  const translate = useTranslate();
  const mayReveal = usePermission(['crm_lead_lead_deadpool', 'crm_lead_telesale', 'crm_lead_create']);
  const [shown, setShown] = useState<string | null>(null);
  const [reveal, { isRunning }] = useAction(revealAction);
  const text = shown ?? (typeof phone === 'string' ? phone : '');
  if (/^\+?\d+$/u.test(text))
    return (
      <a href={`tel:${text}`} className="kf-plain-link">
        {text}
      </a>
    );
  if (text === '' || leadId === null || !mayReveal) return <>{text}</>;
  const ask = async () => {
    const given = await reveal({ lead_id: leadId });
    if (given?.phone) setShown(given.phone);
  };
  return (
    <>
      {text}{' '}
      <Button
        size="small"
        disabled={isRunning}
        aria-label={translate('lead.reveal_of', { phone: text })}
        onClick={(event) => {
          event.stopPropagation();
          void ask();
        }}
      >
        {translate('lead.reveal')}
      </Button>
    </>
  );
}
