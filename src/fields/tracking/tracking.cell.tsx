import { printPlain } from '#contract/text.ts';
import { isBlank, type CellProps } from '#fields/CellProps.ts';
import { CopyButton } from '#fields/code/code.cell.tsx';
import { CopyMark } from '#fields/code/CopyMark.tsx';
import { enumLabelKey } from '#fields/enum/enum.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { trackingUrlOf } from './tracking.ts';

/** A tracking number. Where the row says who carries the parcel, it opens the carrier's page; it is copied beside. */
export function TrackingCell({ value, row, column: { carrier } }: CellProps) {
  const { translate, cellTabIndex } = useFieldTools();
  if (isBlank(value)) return null;
  const number = printPlain(value);
  const code = carrier ? row[carrier.name] : undefined;
  const url = trackingUrlOf(carrier?.enum, code, number);
  if (!url) return <CopyButton text={number} />;
  const key = enumLabelKey(carrier?.enum, code);
  return (
    <span className="kf-tracking">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        tabIndex={cellTabIndex}
        className="kf-link kf-cut"
        title={translate('kit.list.track', {
          carrier: key ? translate(key) : printPlain(code),
          value: number,
        })}
      >
        {number}
      </a>
      <button
        type="button"
        tabIndex={cellTabIndex}
        className="kf-copy"
        data-copy={number}
        aria-label={translate('kit.list.copy', { value: number })}
      >
        <CopyMark />
      </button>
    </span>
  );
}
