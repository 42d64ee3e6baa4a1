import { isBlank, type CellProps } from '#fields/CellProps.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { isFilePath } from './image.ts';

/** Thumbnails drawn before "+N" (a cell is 92 px wide). */
const SHOWN = 2;

/**
 * Thumbnails of 32 px, one for an image field, two and "+N" for a gallery. A click on `[data-images]`
 * opens them large: whoever draws the cell listens for it.
 */
export function ImageCell({ value, column }: CellProps) {
  const { fileUrl, translate } = useFieldTools();
  if (isBlank(value)) return null;
  const paths = (Array.isArray(value) ? value : [value]).filter(isFilePath);
  if (paths.length === 0) return null;
  const label = translate('kit.list.show_images', { label: translate(column.label), count: paths.length });
  return (
    <button
      type="button"
      tabIndex={-1}
      className="kf-thumbs"
      data-images={JSON.stringify(paths.map(fileUrl))}
      aria-label={label}
    >
      {paths.slice(0, SHOWN).map((path) => (
        <img key={path} src={fileUrl(path)} alt="" width={32} height={32} loading="lazy" decoding="async" />
      ))}
      {paths.length > SHOWN ? <span className="kf-faint">+{paths.length - SHOWN}</span> : null}
    </button>
  );
}
