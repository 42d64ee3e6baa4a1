import { isBlank, type CellProps } from '#fields/CellProps.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { isFilePath } from './image.ts';
import { StoredImage } from './StoredImage.tsx';

/** Thumbnails drawn before "+N" (a cell is 92 px wide). */
const SHOWN = 2;

/**
 * Thumbnails of 32 px, one for an image field, two and "+N" for a gallery. A click on `[data-images]`
 * opens them large: whoever draws the cell listens for it.
 */
export function ImageCell({ value, column }: CellProps) {
  const { translate, cellTabIndex } = useFieldTools();
  if (isBlank(value)) return null;
  const paths = (Array.isArray(value) ? value : [value]).filter(isFilePath);
  if (paths.length === 0) return null;
  const label = translate('kit.list.show_images', { label: translate(column.label), count: paths.length });
  return (
    <button
      type="button"
      tabIndex={cellTabIndex}
      className="kf-thumbs"
      data-images={JSON.stringify(paths)}
      aria-label={label}
    >
      {paths.slice(0, SHOWN).map((path) => (
        <StoredImage key={path} path={path} alt="" width={32} height={32} decoding="async" />
      ))}
      {paths.length > SHOWN ? <span className="kf-faint">+{paths.length - SHOWN}</span> : null}
    </button>
  );
}
