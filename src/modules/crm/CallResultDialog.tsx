import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import {
  callLeadActionFields as fields,
  type CallLeadActionInput,
} from '#generated/crm/call-lead.action.gen.ts';
import { blacklistFields } from '#generated/crm/blacklist.entity.gen.ts';
import { Dialog } from '#web/kit/Dialog.tsx';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import type { FieldModel } from '#contract/model.ts';
import type { DeskKey } from './callResults.ts';
import type { Desk } from './useDesk.web.ts';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 16, paddingTop: 8 });

export interface CallResultDialogProps {
  asked: DeskKey;
  desk: Desk;
  onClose: () => void;
}

type Typed = Readonly<Record<string, unknown>>;

interface Asked {
  name: string;
  field: FieldModel;
  label: string;
  isShown?: (typed: Typed) => boolean;
}

const NOTE: Asked = { name: 'note', field: fields.note, label: 'call-lead.note' };

const ASKED: Readonly<Record<string, readonly Asked[]>> = {
  call_back: [{ name: 'recall_at', field: fields.recall_at, label: 'call-lead.recall_at' }, NOTE],
  give_up: [
    { name: 'lost_reason', field: fields.lost_reason, label: 'call-lead.lost_reason' },
    {
      name: 'cancel_type',
      field: fields.cancel_type,
      label: 'call-lead.cancel_type',
      isShown: ({ lost_reason: reason }) => reason === 'bad_data',
    },
    NOTE,
  ],
  blacklist: [{ name: 'reason', field: blacklistFields.reason, label: 'lead-block.reason' }, NOTE],
};

/** Results that need a word more: when to call again, why it is lost, why it is blocked. Enter sends. */
export function CallResultDialog({ asked, desk, onClose }: CallResultDialogProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<Typed>(() => toFirst(asked));
  const { result } = asked;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isDone =
      result === 'blacklist'
        ? await desk.block(typed)
        : await desk.finish(result, typed as Partial<CallLeadActionInput>);
    if (isDone) onClose();
  };
  const title = translate(
    result === 'blacklist' ? 'lead.transition.blacklist' : `enum.call_result.${result}`,
  );
  return (
    <Dialog
      name={result}
      title={title}
      width="xs"
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form="call-result"
          variant="contained"
          disabled={desk.isBusy}
          data-action="send"
        >
          {title}
        </Button>
      }
    >
      <Form id="call-result" onSubmit={(event) => void send(event)}>
        {(ASKED[result] ?? []).map(({ name, field, label, isShown }) =>
          isShown?.(typed) === false ? null : (
            <FieldInput
              key={name}
              field={field}
              label={label}
              value={typed[name] ?? null}
              error={desk.problems[name] ?? (name === 'note' ? desk.problems['last_note'] : undefined)}
              onChange={(value) => setTyped({ ...typed, [name]: value === '' ? null : value })}
            />
          ),
        )}
      </Form>
    </Dialog>
  );
}

/** Two hours from now is what most people mean by "later". */
const LATER_MS = 2 * 3_600_000;

function toFirst({ result }: DeskKey): Typed {
  if (result !== 'call_back') return result === 'give_up' ? { lost_reason: 'price' } : { reason: 'abuse' };
  const at = new Date(Date.now() + LATER_MS);
  at.setSeconds(0, 0);
  return { recall_at: at.toISOString() };
}
