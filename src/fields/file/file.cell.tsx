import { printPlain } from '#contract/text.ts';
import { isBlank, type CellProps } from '#fields/CellProps.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useFileFacts } from './useFileFacts.web.ts';

/** The first file by its name, which saves it, and how many more there are. */
export function FileCell({ value }: CellProps) {
  const paths = isBlank(value) ? [] : (Array.isArray(value) ? value : [value]).map(printPlain);
  const { translate, files, cellTabIndex } = useFieldTools();
  const { facts } = useFileFacts(paths.slice(0, 1));
  const [path] = paths;
  if (path === undefined) return null;
  const name = facts.get(path)?.name ?? '…';
  return (
    <>
      <button
        type="button"
        tabIndex={cellTabIndex}
        className="kf-file"
        aria-label={translate('kit.form.open_file', { name })}
        // One that cannot be read stays where it is; its record says more.
        onClick={() => void files?.save(path, name).catch(() => undefined)}
      >
        {name}
      </button>
      {paths.length > 1 ? <span className="kf-faint"> +{paths.length - 1}</span> : null}
    </>
  );
}
