import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';

/** Milliseconds between two looks through the camera. */
const LOOK_MS = 150;
/** Milliseconds in which the same code is the same thing still lying there. */
const REPEAT_MS = 2_000;

/** What browsers of phones have, and TypeScript does not know yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

const findDetector = (): (new () => Detector) | undefined =>
  (globalThis as { BarcodeDetector?: new () => Detector }).BarcodeDetector;

/** Whether this browser can read codes through its camera. */
export const canLook = (): boolean =>
  findDetector() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function';

const Picture = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxHeight: '32vh',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.common.black,
  borderRadius: theme.shape.borderRadius,
}));

/** Reads codes through the camera as long as it is shown. */
export function ScanCamera({ onScan, onFailed }: { onScan: (code: string) => void; onFailed: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const video = useRef<HTMLVideoElement>(null);
  const read = useEvent(onScan);
  const fail = useEvent(() => {
    notify('kit.scan.no_camera', { type: 'error' });
    onFailed();
  });
  useEffect(() => (video.current ? look(video.current, read, fail) : undefined), [read, fail]);
  return <Picture ref={video} muted playsInline aria-label={translate('kit.scan.camera')} />;
}

/** Looks until told to stop. */
function look(video: HTMLVideoElement, onScan: (code: string) => void, onFailed: () => void): () => void {
  const Found = findDetector();
  const detector = Found && new Found();
  let stream: MediaStream | null = null;
  let isOver = false;
  let last = { code: '', at: Number.NEGATIVE_INFINITY };
  const see = async (): Promise<void> => {
    const [found] = (await detector?.detect(video).catch(() => [])) ?? [];
    const code = found?.rawValue.trim() ?? '';
    const at = performance.now();
    if (code !== '' && !(code === last.code && at - last.at < REPEAT_MS)) onScan(code);
    if (code !== '') last = { code, at };
  };
  const timer = setInterval(() => void see(), LOOK_MS);
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
    (opened) => {
      stream = opened;
      if (isOver) stop(opened);
      else {
        video.srcObject = opened;
        void video.play();
      }
    },
    () => (isOver ? undefined : onFailed()),
  );
  return () => {
    isOver = true;
    clearInterval(timer);
    if (stream) stop(stream);
  };
}

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
