import { useEffect, useRef, useState } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { InputProps } from '#fields/InputProps.ts';
import { toUploadText } from '../file/toUploadText.web.ts';
import { shrinkImage } from './shrinkImage.web.ts';

export interface UploadOptions {
  /** SVG only, sent unchanged; else images of pixels only. */
  isSvg: boolean;
  /** Field that an SVG is for. */
  fileField: string | undefined;
  /** Images that still fit, and the cap that the message names. */
  room: number;
  max: number | undefined;
  onAdded: (paths: readonly string[]) => void;
  onBusy: InputProps['onBusy'];
}

export interface Upload {
  /** What runs: which of how many; null when nothing does. */
  running: { index: number; count: number } | null;
  /** What was wrong, file by file. */
  problems: readonly string[];
  start: (files: readonly File[]) => void;
}

/**
 * Sends files one after the other; what went through stays, each that did not is named. Spec 5: only images (file_wrong_type), a cap per batch
 * (upload_image_max_length).
 */
export function useUpload({ isSvg, fileField, room, max, onAdded, onBusy }: UploadOptions): Upload {
  const { translate, upload, files } = useFieldTools();
  const [running, setRunning] = useState<Upload['running']>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = useRef(onAdded);
  useEffect(() => {
    add.current = onAdded;
  });
  const send = async (file: File): Promise<string> => {
    const refuse = (): never => {
      throw new Error(translate('messages.file_wrong_type', { value: file.name }));
    };
    const fail = (error: unknown): never => {
      const text = toUploadText(error, file.name, translate);
      throw new Error(text.includes(file.name) ? text : `${file.name}: ${text}`);
    };
    if (!isImage(file) || isSvgFile(file) !== isSvg) refuse();
    if (file.size === 0) throw new Error(translate('messages.file_empty', { value: file.name }));
    if (!isSvg) return upload(await shrinkImage(file).catch(refuse), file.name).catch(fail);
    if (!files || fileField === undefined) return refuse();
    const { path } = await files.upload(file, fileField, ignore, new AbortController().signal).catch(fail);
    return path;
  };
  const sendAll = async (files: readonly File[]): Promise<void> => {
    const paths: string[] = [];
    for (const [index, file] of files.entries()) {
      setRunning({ index: index + 1, count: files.length });
      try {
        paths.push(await send(file));
      } catch (error) {
        setProblems((others) => [...others, (error as Error).message]);
      }
    }
    setRunning(null);
    if (paths.length > 0) add.current(paths);
  };
  const start = (files: readonly File[]): void => {
    if (files.length === 0 || running) return;
    const isTooMany = files.length > room;
    setProblems(isTooMany ? [translate('messages.upload_image_max_length', { max_length: max })] : []);
    if (isTooMany) return;
    const work = sendAll(files);
    onBusy?.(work);
  };
  return { running, problems, start };
}

function ignore(): void {}

const isImage = ({ type }: File): boolean => type.startsWith('image/');
const isSvgFile = ({ type }: File): boolean => type === 'image/svg+xml';
