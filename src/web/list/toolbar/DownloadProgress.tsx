import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { useValueContext } from '#web/auth/session.ts';
import { Icon } from '#web/app/Icon.tsx';
import { useTotalText } from '../useTotalText.ts';

/** Milliseconds before a download is worth a word. */
const SHOW_AFTER_MS = 400;
const MEGABYTE = 1_000_000;

export interface DownloadProgressProps {
  /** That have come. */
  bytes: number;
  onStop: () => void;
}

/** While a workbook is made: of how many rows, how much has come, and a way to stop it. */
export function DownloadProgress({ bytes, onStop }: DownloadProgressProps) {
  const translate = useTranslate();
  const { language } = useValueContext();
  const total = useTotalText();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  const size = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    bytes / MEGABYTE,
  );
  const text = translate(bytes === 0 ? 'kit.list.downloading' : 'kit.list.downloading_size', { total, size });
  return (
    <div className="kl-download" role="status" data-toast="download">
      <i className="kl-download-bar" />
      {text}
      <button
        type="button"
        className="kl-tool"
        aria-label={translate('kit.list.download_stop')}
        onClick={onStop}
      >
        <Icon name="close" fontSize="small" />
      </button>
    </div>
  );
}
