import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { handoverFields } from '#generated/orders/handover.entity.gen.ts';
import { scanHandoverAction } from '#generated/warehouse/scan-handover.action.gen.ts';
import { EnumChip } from '#web/kit/EnumChip.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { ScanFrame } from '#web/kit/ScanFrame.ts';
import { useScanDesk, type ScanDeskCalls } from '#web/kit/useScanDesk.ts';
import { createHandoverMode, type HandoverStep } from './handoverMode.web.ts';
import type { HandoverTask, ScanParcel } from './handoverTask.ts';
import { ScanCommand } from './ScanCommand.tsx';
import { useScanWarehouse } from './useScanWarehouse.web.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';
import { WaitingList } from './WaitingList.tsx';

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Code = styled('strong')(({ theme }) => ({ fontSize: theme.typography.h1.fontSize }));
const Numbers = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });
const Tile = styled('div')(({ theme }) => ({
  padding: theme.spacing(3, 4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& b': { display: 'block', fontSize: 44, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' },
}));
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Title = styled('h2')(({ theme }) => ({ margin: 0, fontSize: theme.typography.h2.fontSize }));
const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, maxHeight: 360, overflow: 'auto' });
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 4px',
  fontFamily: 'var(--font-code)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** Parcels go with their carrier, label by label; the record is closed with what he signed. */
export function ScanHandoverPage() {
  const where = useScanWarehouse();
  const mode = useMemo(() => createHandoverMode(where.id), [where.id]);
  const desk = useScanDesk<HandoverTask, HandoverStep>({
    name: 'handover',
    mode,
    action: scanHandoverAction,
  });
  const { task } = desk;
  return (
    <ScanFrame
      desk={desk}
      prompt={task ? 'scan.scan_labels' : 'scan.scan_label'}
      head={<WarehouseChoice where={where} isFixed={task !== null} />}
      actions={task && <Commands desk={desk} />}
    >
      {task && (
        <Record
          task={task}
          onImages={(images) => desk.take({ kind: 'command', command: 'image', given: { images } })}
        />
      )}
      {!task && <WaitingList place="handover" where={where} desk={desk} />}
    </ScanFrame>
  );
}

function Commands({ desk }: { desk: ScanDeskCalls<HandoverTask, HandoverStep> }) {
  const isAsked = desk.now.refused?.code === 'rule.scan.parcels_left';
  const close = (): void => desk.take({ kind: 'command', command: 'finish', given: { sure: isAsked } });
  return (
    <>
      <ScanCommand command="leave" text="scan.other_carrier" onRun={desk.leave} />
      <ScanCommand
        command="finish"
        text={isAsked ? 'scan.close_anyway' : 'scan.close_handover'}
        tone={isAsked ? 'warning' : 'primary'}
        onRun={close}
      />
    </>
  );
}

function Record({ task, onImages }: { task: HandoverTask; onImages: (images: readonly string[]) => void }) {
  const translate = useTranslate();
  return (
    <>
      <Head data-scan-handover={task.code}>
        <Code>{task.code}</Code>
        <EnumChip model={handoverFields.delivery_company.enum} code={task.carrier} />
      </Head>
      <Numbers>
        <Tile>
          <b data-scan-count="">{task.count}</b>
          {translate('scan.parcels_taken')}
        </Tile>
        <Tile>
          <b data-scan-left="">{task.left}</b>
          {translate('scan.parcels_missing')}
        </Tile>
      </Numbers>
      <FieldInput
        field={handoverFields.images}
        label="handover.images"
        value={task.images}
        onChange={(value) => Array.isArray(value) && onImages(value.filter((one) => typeof one === 'string'))}
      />
      <Columns>
        <Parcels title="scan.parcels_missing" parcels={task.missing} />
        <Parcels title="scan.parcels_taken" parcels={task.parcels} />
      </Columns>
    </>
  );
}

function Parcels({ title, parcels }: { title: string; parcels: readonly ScanParcel[] }) {
  const translate = useTranslate();
  return (
    <section>
      <Title>{translate(title)}</Title>
      <List aria-label={translate(title)}>
        {parcels.map(({ code, tracking }) => (
          <Row key={code} data-scan-parcel={code}>
            <span>{tracking ?? code}</span>
            <span>{code}</span>
          </Row>
        ))}
      </List>
    </section>
  );
}
