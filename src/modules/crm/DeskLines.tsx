import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { goodsFreeAction } from '#generated/crm/goods-free.action.gen.ts';
import { goodsPriceAction } from '#generated/crm/goods-price.action.gen.ts';
import { leadLineFields as fields } from '#generated/crm/lead-line.entity.gen.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { Icon } from '#web/kit/Icon.ts';
import { Money } from '#web/kit/Money.tsx';
import { shapes } from '#web/kit/shapes.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import { addGoods, amountOf, withPrice, type TypedLine } from './deskLines.ts';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr) minmax(0, 1fr) minmax(80px, auto) 40px',
  gap: '4px 12px',
  alignItems: 'end',
  padding: '8px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > strong': { gridColumn: '1 / -1', fontWeight: 500 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '80px minmax(0, 1fr) minmax(0, 1fr)' },
}));
const Amount = styled('div')(({ theme }) => ({
  textAlign: 'right',
  lineHeight: '40px',
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('sm')]: { gridColumn: 'span 2' },
}));
const Total = styled('div')({ display: 'flex', justifyContent: 'space-between', padding: '8px 0' });
const Stock = styled('small')(({ theme }) => ({
  gridColumn: '1 / -1',
  color: theme.vars.palette.text.secondary,
  '&[data-short="true"]': { color: theme.vars.palette.warning.main, fontWeight: 600 },
}));
const Problem = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.error.main }));

const isOffer = shapes.objectOf<{ price: number | null }>({ price: shapes.nullable(shapes.isNumber) });

const isStock = shapes.objectOf<{ rows: readonly { id: number; available: number }[] }>({
  rows: shapes.listOf(
    shapes.objectOf<{ id: number; available: number }>({ id: shapes.isNumber, available: shapes.isNumber }),
  ),
});

const EDITED = ['quantity', 'unit_price', 'discount'] as const;

export interface DeskLinesProps {
  lines: readonly TypedLine[];
  /** In words, by place: `lines.0.quantity`, `lines`. */
  problems: Readonly<Record<string, string>>;
  onChange: (lines: readonly TypedLine[]) => void;
}

/** What he buys: goods are added by the picker, at their retail price until another is agreed. */
export function DeskLines({ lines, problems, onChange }: DeskLinesProps) {
  const translate = useTranslate();
  // A picker that has given its goods begins anew.
  const [picked, setPicked] = useState(0);
  const findPrice = usePrices(lines, onChange);
  const free = useFree(lines);
  const set = (at: number, facts: Partial<TypedLine>): void =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...facts } : line)));
  return (
    <div data-desk="lines">
      <List aria-label={translate('lead.lines')}>
        {lines.map((line, at) => (
          <Line key={line.goods_id} data-line={line.goods_id}>
            <strong>{line.name ?? `#${line.goods_id}`}</strong>
            {EDITED.map((name) => (
              <FieldInput
                key={name}
                field={fields[name]}
                label={`lead_line.${name}`}
                value={line[name]}
                error={problems[`lines.${at}.${name}`]}
                onChange={(value) => set(at, { [name]: value === '' ? null : value })}
              />
            ))}
            <Amount>
              <Money value={amountOf(line)} />
            </Amount>
            <IconButton
              aria-label={translate('desk.remove_line', { name: line.name ?? '' })}
              onClick={() => onChange(lines.filter((_, index) => index !== at))}
              data-action="remove-line"
            >
              <Icon name="delete" />
            </IconButton>
            <Free count={free.get(line.goods_id)} wanted={line.quantity} />
          </Line>
        ))}
      </List>
      <FieldInput
        key={picked}
        field={fields.goods_id}
        label="desk.add_goods"
        value={null}
        error={problems['lines']}
        onChange={(id, chosen) => {
          if (typeof id !== 'number') return;
          setPicked(picked + 1);
          onChange(addGoods(lines, id, chosen));
          void findPrice(id);
        }}
      />
      {lines.map((line, at) => {
        const text = problems[`lines.${at}.goods_id`];
        return text ? <Problem key={line.goods_id}>{text}</Problem> : null;
      })}
      <Total>
        <span>{translate('lead.lines_total')}</span>
        <strong data-desk="total">
          <Money value={lines.reduce((sum, line) => sum + amountOf(line), 0)} />
        </strong>
      </Total>
    </div>
  );
}

/** What the warehouses have of a line; nothing is said before that is known. */
function Free({ count, wanted }: { count: number | undefined; wanted: unknown }) {
  const translate = useTranslate();
  if (count === undefined) return null;
  const isShort = typeof wanted === 'number' && wanted > count;
  return (
    <Stock data-short={isShort}>{translate(isShort ? 'desk.short' : 'desk.free', { value: count })}</Stock>
  );
}

/** Pieces that are free, by goods of the lines. */
function useFree(lines: DeskLinesProps['lines']): ReadonlyMap<number, number> {
  const ask = useAsk(goodsFreeAction, isStock);
  const [free, setFree] = useState<ReadonlyMap<number, number>>(new Map());
  const goods = [...new Set(lines.map(({ goods_id }) => goods_id))].toSorted((a, b) => a - b).join(' ');
  useEffect(() => {
    if (goods === '') return undefined;
    const stop = new AbortController();
    void ask({ ids: goods.split(' ').map(Number) }, stop.signal).then(
      (stock) => stock && setFree(new Map(stock.rows.map(({ id, available }) => [id, available]))),
    );
    return () => stop.abort();
  }, [ask, goods]);
  return free;
}

/** Asks what goods cost, and puts it at their line, if that is still there. */
function usePrices(
  lines: DeskLinesProps['lines'],
  onChange: DeskLinesProps['onChange'],
): (id: number) => Promise<void> {
  const ask = useAsk(goodsPriceAction, isOffer);
  const latest = useRef<DeskLinesProps['lines'] | null>(lines);
  useEffect(() => {
    latest.current = lines;
    return () => void (latest.current = null);
  }, [lines]);
  return async (goods_id) => {
    const offer = await ask({ goods_id });
    if (latest.current && offer?.price != null) onChange(withPrice(latest.current, goods_id, offer.price));
  };
}
