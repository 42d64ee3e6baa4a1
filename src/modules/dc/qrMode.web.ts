import type { ScanMode, ScanReading } from '#web/kit/useScanDesk.ts';
import type { QrTask } from './qrTask.ts';

/** A step of checking stamps, as it is sent. */
export interface QrStep {
  command: string;
  code?: string;
  id_city?: number;
  check_id?: number;
  images?: readonly string[];
}

type Reading = ScanReading<QrStep>;

const say = (text: string): Reading => ({ kind: 'say', notice: { tone: 'error', text } });

/** The code of a stamp: what phones read off it is an address that ends with it. Its letters are capitals. */
export function toStampCode(scanned: string): string {
  const [, inAddress] = /^https?:\/\/[^/]+\/(?:check|var)\/([^/?#]+)/i.exec(scanned.trim()) ?? [];
  return (inAddress === undefined ? scanned.trim() : decode(inAddress)).toUpperCase();
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Checking stamps (domain B11): each code is a check of its own that only the server answers, and that stays. */
export function createQrMode(cityId?: number): ScanMode<QrTask, QrStep> {
  return {
    read: ({ task }, input) => {
      if (input.kind === 'quantity') return say('kit.scan.misread');
      if (input.kind === 'code') {
        const where = cityId === undefined ? {} : { id_city: cityId };
        return { kind: 'send', step: { command: 'scan', code: toStampCode(input.code), ...where } };
      }
      const [last] = task?.checks ?? [];
      if (input.command === 'undo') return say('scan.qr.kept');
      if (input.command !== 'image' || !last) return say('scan.qr.scan');
      return { kind: 'send', step: { command: 'image', check_id: last.id, ...input.given } };
    },
    // What a piece is only the server knows.
    predict: (task) => task,
  };
}
