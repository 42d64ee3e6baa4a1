import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CellProps } from '#fields/CellProps.ts';
import { revealAction } from '#generated/crm/reveal.action.gen.ts';
import { useAction } from '#web/kit/useAction.ts';
import { usePermission } from '#web/kit/usePermission.ts';

/** A phone number; of one that is masked ("091***5678") the whole may be asked for, which is noted. */
export function RevealCell({ value, row }: CellProps) {
  const translate = useTranslate();
  const mayReveal = usePermission(['crm_lead_lead_deadpool', 'crm_lead_telesale', 'crm_lead_create']);
  const [shown, setShown] = useState<string | null>(null);
  const [reveal, { isRunning }] = useAction(revealAction);
  const text = shown ?? (typeof value === 'string' ? value : '');
  if (/^\+?\d+$/u.test(text))
    return (
      <a href={`tel:${text}`} className="kf-plain-link">
        {text}
      </a>
    );
  if (text === '' || !mayReveal) return <>{text}</>;
  const ask = async () => {
    const given = await reveal({ lead_id: Number(row['id']) });
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
