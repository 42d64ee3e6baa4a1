import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { createApiKeyAction, createApiKeyActionFields } from '#generated/system/create-api-key.action.gen.ts';
import { Code } from '#web/kit/Code.tsx';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { useAction } from '#web/kit/useAction.ts';

const Page = styled('div')({ maxWidth: 640, padding: 24 });

const Column = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 16,
  '& > :first-child': { width: '100%' },
});

const Frame = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  padding: 12,
  overflowWrap: 'anywhere',
  background: theme.vars.palette.surface.hover,
  '& pre': { margin: 0, overflowX: 'auto', fontSize: 13 },
}));

interface Made {
  name: string;
  key: string;
}

/** A key for another system: its name is asked, and the key is shown this once. */
export function NewApiKeyPage() {
  const [made, setMade] = useState<Made | null>(null);
  return <Page>{made ? <MadeKey made={made} /> : <AskName onMade={setMade} />}</Page>;
}

function AskName({ onMade }: { onMade: (made: Made) => void }) {
  const translate = useTranslate();
  const [name, setName] = useState<unknown>(null);
  const [create, { isRunning, problems }] = useAction(createApiKeyAction);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = String(name ?? '').trim();
    const answer = await create({ name: typed });
    if (answer) onMade({ name: typed, key: answer.key });
  };
  return (
    <Column noValidate onSubmit={(event) => void send(event)}>
      <FieldInput
        field={createApiKeyActionFields.name}
        label="create-api-key.name"
        help="api_key.help.name"
        isRequired
        value={name}
        error={problems['name']}
        onChange={setName}
      />
      <Button type="submit" variant="contained" loading={isRunning} data-action="create_api_key">
        {translate('api_key.new.make')}
      </Button>
    </Column>
  );
}

/** What a first call looks like; the key stands in it, so that it can be tried at once. */
const toSample = (key: string): string => `curl -X POST ${window.location.origin}/api/public/orders \\
  -H "X-Api-Key: ${key}" \\
  -H "Content-Type: application/json" \\
  -d '{
    "customer_order_id": "WEB-0001",
    "receiver_name": "Nguyễn Thị Mai",
    "receiver_phone": "0912345678",
    "receiver_address": "12 Lê Lợi",
    "receiver_city": "Thành phố Hồ Chí Minh",
    "cod_amount": 250000,
    "lines": [{ "goods_id": 1, "quantity": 2, "unit_price": 125000 }]
  }'`;

/** The key, how it is used, and where more is said. */
function MadeKey({ made: { name, key } }: { made: Made }) {
  const translate = useTranslate();
  return (
    <Column as="div">
      <Typography variant="h2">{translate('api_key.new.made', { name })}</Typography>
      <Frame data-field="key">
        <Code text={key} />
      </Frame>
      <Alert severity="warning">{translate('api_key.new.once')}</Alert>
      <div>{translate('api_key.new.how')}</div>
      <Frame>
        <pre>{toSample(key)}</pre>
      </Frame>
      <div>
        {translate('api_key.new.docs')} <a href="/api/openapi.json">/api/openapi.json</a>
      </div>
      <Button variant="outlined" component={Link} to="/account/api-key">
        {translate('api_key.new.back')}
      </Button>
    </Column>
  );
}
