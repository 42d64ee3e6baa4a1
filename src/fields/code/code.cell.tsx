import { printPlain } from '#contract/text.ts';
import { isBlank, type CellProps } from '#fields/CellProps.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { CopyMark } from './CopyMark.tsx';

/**
 * A code in even-width letters, copied by a click: whoever draws it listens for clicks on `[data-copy]`
 * (one listener for a whole table).
 */
export function CodeCell({ value }: CellProps) {
  return isBlank(value) ? null : <CopyButton text={printPlain(value)} />;
}

export interface CopyButtonProps {
  text: string;
  /** Where nobody listens for `[data-copy]` around it. */
  onCopy?: () => void;
}

export function CopyButton({ text, onCopy }: CopyButtonProps) {
  const { translate, cellTabIndex } = useFieldTools();
  return (
    <button
      type="button"
      tabIndex={cellTabIndex}
      className="kf-code"
      data-copy={text}
      onClick={onCopy}
      title={translate('kit.list.copy', { value: text })}
    >
      <span className="kf-cut">{text}</span>
      <CopyMark />
    </button>
  );
}
