import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Takes files that are dropped or pasted; other drags (a thumbnail's) are not its business. */
export function useDropped(start: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, files: FileList | undefined): void => {
    if (!start || !files?.length) return;
    event.preventDefault();
    start([...files]);
  };
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!start || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
  };
}
