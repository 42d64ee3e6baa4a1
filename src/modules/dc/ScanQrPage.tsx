import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { qrCheckFields } from '#generated/dc/qr-check.entity.gen.ts';
import { scanQrAction } from '#generated/dc/scan-qr.action.gen.ts';
import { EnumChip } from '#web/kit/EnumChip.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { ScanFrame } from '#web/kit/ScanFrame.ts';
import { useScanDesk } from '#web/kit/useScanDesk.ts';
import { createQrMode, type QrStep } from './qrMode.web.ts';
import type { QrFound, QrTask } from './qrTask.ts';

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Place = styled('div')({ width: 280, maxWidth: '100%' });
const Code = styled('strong')(({ theme }) => ({
  fontSize: theme.typography.h1.fontSize,
  fontFamily: 'var(--font-code)',
  overflowWrap: 'anywhere',
}));
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
const Title = styled('h2')(({ theme }) => ({ margin: 0, fontSize: theme.typography.h2.fontSize }));
const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  padding: '8px 4px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& code': { fontFamily: 'var(--font-code)' },
}));

/** Checks stamps one after the other, where goods are found; each check is kept. */
export function ScanQrPage() {
  const [city, setCity] = useState<number | null>(null);
  const mode = useMemo(() => createQrMode(city ?? undefined), [city]);
  const desk = useScanDesk<QrTask, QrStep>({ name: 'qr-check', mode, action: scanQrAction });
  const [last, ...earlier] = desk.task?.checks ?? [];
  const addImages = (images: readonly string[]): void =>
    desk.take({ kind: 'command', command: 'image', given: { images } });
  return (
    <ScanFrame
      desk={desk}
      prompt="scan.qr.scan"
      head={
        <Place>
          <FieldInput
            field={qrCheckFields.id_city}
            label="qr_check.id_city"
            value={city}
            onChange={(value) => setCity(typeof value === 'number' ? value : null)}
          />
        </Place>
      }
    >
      {last && <Found key={last.id} check={last} onImages={addImages} />}
      {earlier.length > 0 && <Earlier checks={earlier} />}
    </ScanFrame>
  );
}

interface FoundProps {
  check: QrFound;
  onImages: (images: readonly string[]) => void;
}

/** What the piece is that was scanned last; pictures prove where it lay. */
function Found({ check, onImages }: FoundProps) {
  const { goods, holder, territory, chain, checks } = check;
  const facts = { goods_id: goods, holder_name: holder, territory, chain, checks };
  return (
    <>
      <Head data-scan-check={check.code} data-scan-result={check.result}>
        <Code>{check.code}</Code>
        <EnumChip model={qrCheckFields.result.enum} code={check.result} />
      </Head>
      <Facts>
        {Object.entries(facts).map(
          ([name, value]) => value !== null && <Fact key={name} {...{ name, value }} />,
        )}
      </Facts>
      <FieldInput
        field={qrCheckFields.images}
        label="qr_check.images"
        value={check.images}
        onChange={(value) => Array.isArray(value) && onImages(value.filter((one) => typeof one === 'string'))}
      />
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | number }) {
  const translate = useTranslate();
  return (
    <>
      <dt>{translate(`qr_check.${name}`)}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Earlier({ checks }: { checks: readonly QrFound[] }) {
  const translate = useTranslate();
  return (
    <section>
      <Title>{translate('scan.qr.today')}</Title>
      <List aria-label={translate('scan.qr.today')}>
        {checks.map(({ id, code, result, goods }) => (
          <Row key={id} data-scan-earlier={code}>
            <code>{code}</code>
            <span>{goods}</span>
            <EnumChip model={qrCheckFields.result.enum} code={result} />
          </Row>
        ))}
      </List>
    </section>
  );
}
