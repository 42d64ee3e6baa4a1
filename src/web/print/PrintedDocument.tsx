import { styled } from '@mui/material/styles';
import type { FieldModel } from '#contract/model.ts';
import type { Row } from '#contract/logic.ts';
import type { Paper, PrintedBlock, PrintedColumn, PrintedField, PrintModel } from '#contract/print.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { StoredImage } from '#fields/image/StoredImage.tsx';
import { useSession } from '#web/auth/session.ts';
import { useValueText } from '#web/form/useValueText.ts';
import { Barcode } from './Barcode.tsx';
import { QrCode } from './QrCode.tsx';

export interface PrintedDocumentProps {
  model: PrintModel;
  /** As the API answers it, child rows nested; what somebody may not see is missing, and is not printed. */
  record: Row;
}

/** A record as its document says; `usePrintRecord` puts it out of sight and prints it. */
export function PrintedDocument({ model, record }: PrintedDocumentProps) {
  return (
    <Sheet data-paper={model.paper}>
      {model.blocks.map((block, index) => (
        // Blocks have no name, and their order never changes.
        <Block key={index} block={block} record={record} paper={model.paper} />
      ))}
    </Sheet>
  );
}

const Sheet = styled('article')({
  fontSize: '12px',
  lineHeight: 1.4,
  color: 'black',
  '&[data-paper="58mm"]': { fontSize: '11px' },
  '&[data-paper="A4"]': { fontSize: '14px' },
  // A label is of one size: what does not fit is cut, never on the next one.
  '&[data-paper="50x30mm"]': { fontSize: '8.5px', lineHeight: 1.25, height: '28mm', overflow: 'hidden' },
  '&[data-paper="50x30mm"] dl': { display: 'block', margin: 0 },
  '&[data-paper="50x30mm"] dt:not(.strong)': { float: 'left', marginRight: '0.4em' },
  '&[data-paper="50x30mm"] dt.strong': { display: 'none' },
  '&[data-paper="50x30mm"] dd': { textAlign: 'left' },
  '&[data-paper="50x30mm"] .qr': { float: 'left', margin: '0 1mm 0 0' },
  '&[data-paper="100x150mm"]': { fontSize: '14px', height: '142mm', overflow: 'hidden' },
  // Each record on a page of its own.
  '&:not(:last-child)': { breakAfter: 'page' },
  '& h1': { fontSize: '1.3em', textAlign: 'center', margin: '0.4em 0' },
  '& p': { textAlign: 'center', margin: '0.4em 0', whiteSpace: 'pre-line' },
  '& hr': { border: 0, borderTop: '1px dashed black', margin: '0.5em 0' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0 0.8em', margin: '0.4em 0' },
  '& dd': { margin: 0, textAlign: 'right', overflowWrap: 'anywhere' },
  '& table': { width: '100%', borderCollapse: 'collapse', margin: '0.4em 0' },
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', padding: '0.1em 0.2em' },
  '& thead th': { borderBottom: '1px solid black' },
  '& tfoot td': { borderTop: '1px solid black', fontWeight: 'bold' },
  '& .figure': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .strong': { fontWeight: 'bold' },
  '& figure': { margin: '0.5em 0', textAlign: 'center' },
  '&[data-paper="100x150mm"] .logo': { maxHeight: '10mm' },
  '&[data-paper="50x30mm"] .logo': { display: 'none' },
  '& .logo': { display: 'block', maxWidth: '60%', maxHeight: '18mm', margin: '0 auto' },
  '& svg': { display: 'block', margin: '0 auto' },
});

function Block({ block, record, paper }: { block: PrintedBlock; record: Row; paper: Paper }) {
  const { translate } = useFieldTools();
  switch (block.kind) {
    case 'company':
      return <Company />;
    case 'title':
      return <h1>{translate(block.text)}</h1>;
    case 'text':
      return <p>{translate(block.text)}</p>;
    case 'line':
      return <hr />;
    case 'fields':
      return <Fields fields={block.fields} record={record} />;
    case 'table':
      return <Table columns={block.columns} rows={(record[block.rows] ?? []) as readonly Row[]} />;
    case 'qr':
      return <QrCode text={toLink(record[block.field.name], block.link)} />;
    default:
      return <Barcode text={String(record[block.field.name] ?? '')} mostMm={BARS_MM[paper]} />;
  }
}

/** Millimetres that the bars of a code may take. */
const BARS_MM: Readonly<Record<Paper, number>> = {
  '58mm': 48,
  '80mm': 70,
  '50x30mm': 46,
  '100x150mm': 90,
  A4: 70,
};

function toLink(value: unknown, link: string | undefined): string {
  const text = String(value ?? '');
  return link === undefined ? text : `${window.location.origin}${link}${encodeURIComponent(text)}`;
}

function Company() {
  const { customer } = useSession();
  return (
    <>
      {customer.logo ? <StoredImage className="logo" path={customer.logo} alt="" /> : null}
      <h1>{customer.company_name}</h1>
    </>
  );
}

/** What has no value, or is not for this person, takes no line. */
function Fields({ fields, record }: { fields: readonly PrintedField[]; record: Row }) {
  const filled = fields.filter(({ field }) => (record[field.name] ?? null) !== null);
  return (
    <dl>
      {filled.map((printed) => (
        <Line key={printed.field.name} {...printed} record={record} />
      ))}
    </dl>
  );
}

function Line({ field, label, strong, record }: PrintedField & { record: Row }) {
  const { translate } = useFieldTools();
  const className = strong && 'strong';
  return (
    <>
      <dt className={className}>{translate(label)}</dt>
      <dd className={className}>
        <Value field={field} row={record} />
      </dd>
    </>
  );
}

/** As screens say it: a code by its word, a reference by what its record is called. */
function Value({ field, row }: { field: FieldModel; row: Row }) {
  const label = row[`${field.name}.label`];
  return <>{useValueText(field, row[field.name] ?? null, typeof label === 'string' ? label : undefined)}</>;
}

function Table({ columns, rows }: { columns: readonly PrintedColumn[]; rows: readonly Row[] }) {
  const tools = useFieldTools();
  const shown = columns.filter(({ field }) => rows.some((row) => field.name in row));
  return (
    <table>
      <thead>
        <tr>
          {shown.map(({ field, label }) => (
            <th key={field.name} className={toClass(field)}>
              {tools.translate(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={String(row['id'] ?? index)}>
            {shown.map(({ field }) => (
              <td key={field.name} className={toClass(field)}>
                <Value field={field} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {shown.some(({ sum }) => sum) && <Sums columns={shown} rows={rows} />}
    </table>
  );
}

function Sums({ columns, rows }: { columns: readonly PrintedColumn[]; rows: readonly Row[] }) {
  const sumOf = ({ name }: FieldModel) => rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
  return (
    <tfoot>
      <tr>
        {columns.map(({ field, sum }) => (
          <td key={field.name} className={toClass(field)}>
            {sum && <Value field={field} row={{ [field.name]: sumOf(field) }} />}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

const toClass = ({ json }: FieldModel): string | undefined =>
  json === 'integer' || json === 'number' ? 'figure' : undefined;
