import { styled } from '@mui/material/styles';
import type { FieldModel } from '#contract/model.ts';
import type { Row } from '#contract/logic.ts';
import { paperOf, PAPERS, SIGNATURES_HEIGHT, type PaperShape } from '#contract/paper.ts';
import {
  filledFields,
  isFigure,
  relatedName,
  shownColumns,
  sumOf,
  toLink,
  type Paper,
  type PrintedBlock,
  type PrintedColumn,
  type PrintedField,
  type PrintModel,
} from '#contract/print.ts';
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
  const { settings } = useSession();
  const paper = paperOf(model, settings);
  return (
    <Sheet data-paper={paper}>
      {model.blocks.map((block, index) => (
        // Blocks have no name, and their order never changes.
        <Block key={index} block={block} record={record} paper={paper} />
      ))}
    </Sheet>
  );
}

/** Letters of a paper's size; a label is as high as it is. */
const toStyle = ({ letterPx, lineHeight, height = 0, margin: [above] = [0], isLabel, logo }: PaperShape) => ({
  fontSize: `${letterPx}px`,
  lineHeight,
  ...(isLabel && { height: `${height - 2 * above}mm`, overflow: 'hidden' }),
  '& .logo': logo > 0 ? { maxHeight: `${logo}mm` } : { display: 'none' },
});

const Sheet = styled('article')({
  color: 'black',
  ...Object.fromEntries(
    Object.entries(PAPERS).map(([paper, shape]) => [`&[data-paper="${paper}"]`, toStyle(shape)]),
  ),
  '&[data-paper="50x30mm"] dl': { display: 'block', margin: 0 },
  '&[data-paper="50x30mm"] dt:not(.strong)': { float: 'left', marginRight: '0.4em' },
  '&[data-paper="50x30mm"] dt.strong': { display: 'none' },
  '&[data-paper="50x30mm"] dd': { textAlign: 'left' },
  '&[data-paper="50x30mm"] .qr': { float: 'left', margin: '0 1mm 0 0' },
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
  '& tbody tr': { breakInside: 'avoid' },
  // Room for a hand and a name, together on one page.
  '& .signatures': {
    display: 'flex',
    gap: '1em',
    marginTop: '1em',
    height: `${SIGNATURES_HEIGHT}mm`,
    breakInside: 'avoid',
  },
  '& .signatures p': { flex: 1, fontWeight: 'bold' },
  '& .figure': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .strong': { fontWeight: 'bold' },
  '& figure': { margin: '0.5em 0', textAlign: 'center' },
  '& .logo': { display: 'block', maxWidth: '60%', margin: '0 auto' },
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
      return <Table columns={block.columns} rows={rowsOf(record, block.rows)} />;
    case 'related':
      return <Table columns={block.columns} rows={rowsOf(record, relatedName(block))} isNumbered />;
    case 'signatures':
      return <Signatures texts={block.texts} />;
    case 'qr':
      return <QrCode text={toLink(window.location.origin, block, record)} />;
    default:
      return <Barcode text={String(record[block.field.name] ?? '')} mostMm={PAPERS[paper].bars} />;
  }
}

const rowsOf = (record: Row, name: string): readonly Row[] => (record[name] ?? []) as readonly Row[];

function Signatures({ texts }: { texts: readonly string[] }) {
  const { translate } = useFieldTools();
  return (
    <div className="signatures">
      {texts.map((text) => (
        <p key={text}>{translate(text)}</p>
      ))}
    </div>
  );
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
  return (
    <dl>
      {filledFields(fields, record).map((printed) => (
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

interface TableProps {
  columns: readonly PrintedColumn[];
  rows: readonly Row[];
  /** Each row has its number in front. */
  isNumbered?: boolean;
}

function Table({ columns, rows, isNumbered = false }: TableProps) {
  const tools = useFieldTools();
  const shown = shownColumns(columns, rows);
  return (
    <table>
      <thead>
        <tr>
          {isNumbered && <th className="figure">#</th>}
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
            {isNumbered && <td className="figure">{index + 1}</td>}
            {shown.map(({ field }) => (
              <td key={field.name} className={toClass(field)}>
                <Value field={field} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {shown.some(({ sum }) => sum) && <Sums columns={shown} rows={rows} isNumbered={isNumbered} />}
    </table>
  );
}

function Sums({ columns, rows, isNumbered }: TableProps) {
  return (
    <tfoot>
      <tr>
        {isNumbered && <td />}
        {columns.map(({ field, sum }) => (
          <td key={field.name} className={toClass(field)}>
            {sum && <Value field={field} row={{ [field.name]: sumOf(field, rows) }} />}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

const toClass = (field: FieldModel): string | undefined => (isFigure(field) ? 'figure' : undefined);
