import Close from '@mui/icons-material/Close';
import type { DragEvent, KeyboardEvent } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { StoredImage } from './StoredImage.tsx';

/** What a dragged thumbnail carries: its place. */
const DRAGGED = 'application/x-image-place';

export interface ThumbnailProps {
  /** All images of the field, and which of them this is. */
  paths: readonly string[];
  index: number;
  /** Puts an image at another place; absent where the order cannot be changed. */
  onMove: ((from: number, to: number) => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** A stored image: opened large by a click, moved by dragging or with Alt and the arrow keys, removed by its cross. */
export function Thumbnail({ paths, index, onMove, onRemove }: ThumbnailProps) {
  const { translate, showImages } = useFieldTools();
  const path = paths[index] ?? '';
  const label = translate('kit.form.remove_image');
  // The one that is clicked comes first.
  const images = [...paths.slice(index), ...paths.slice(0, index)];
  const moves = useMoves(index, onMove);
  return (
    <span className="ki-image" {...moves.drop}>
      <button
        type="button"
        onClick={() => showImages?.(images)}
        aria-label={translate('kit.form.open_image')}
        {...moves.drag}
      >
        <StoredImage path={path} alt="" draggable={false} />
      </button>
      {onRemove ? (
        <button type="button" className="ki-icon" aria-label={label} title={label} onClick={onRemove}>
          <Close />
        </button>
      ) : null}
    </span>
  );
}

function useMoves(index: number, onMove: ThumbnailProps['onMove']) {
  const { translate } = useFieldTools();
  if (!onMove) return { drag: {}, drop: {} };
  return {
    drag: {
      draggable: true,
      title: translate('kit.form.move_image'),
      'aria-keyshortcuts': 'Alt+ArrowLeft Alt+ArrowRight',
      onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(DRAGGED, String(index)),
      onKeyDown: (event: KeyboardEvent) => {
        const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
        if (!event.altKey || step === 0) return;
        event.preventDefault();
        onMove(index, index + step);
      },
    },
    drop: {
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        const from = event.dataTransfer.getData(DRAGGED);
        if (from !== '') onMove(Number(from), index);
      },
    },
  };
}
