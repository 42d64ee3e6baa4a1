import { isBlank, type CellProps } from '#fields/CellProps.ts';
import { printPlain } from '#contract/text.ts';

/** What stands between the codes of a path (`x-tree`). */
const BETWEEN = ' / ';

/** The path of a record in its tree: its own code, moved in by its level. */
export function TreeCell({ value }: CellProps) {
  if (isBlank(value)) return null;
  const codes = printPlain(value).split(BETWEEN);
  const level = codes.length - 1;
  return (
    <span className="kf-tree" style={{ paddingInlineStart: level * 18 }} title={codes.join(BETWEEN)}>
      {level > 0 && <span aria-hidden="true">└ </span>}
      {codes[level]}
    </span>
  );
}
