import { useEffect, useRef, useState } from 'react';
import { useFieldTools, type FieldTools } from '#fields/FieldTools.tsx';
import type { InputProps } from '#fields/InputProps.ts';
import { toUploadText } from '../file/toUploadText.web.ts';
import { shrinkImage } from './shrinkImage.web.ts';

export interface UploadOptions {
  /** SVG only, sent unchanged; else images of pixels only. */
  isSvg: boolean;
  /** Field that an SVG is for. */
  fileField: string | undefined;
  /** Most images of one batch. */
  max: number | undefined;
  /** Most that the record holds, and how many it has. */
  limit: number | undefined;
  count: number;
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
export function useUpload(options: UploadOptions): Upload {
  const { isSvg, fileField, onAdded, onBusy } = options;
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
    const tooMany = refuseCount(files.length, options, translate);
    setProblems(tooMany === undefined ? [] : [tooMany]);
    if (tooMany !== undefined) return;
    const work = sendAll(files);
    onBusy?.(work);
  };
  return { running, problems, start };
}

/** Why so many cannot be taken; what the record has already counts against its own limit alone, not the batch's. */
function refuseCount(
  chosen: number,
  { max = Number.POSITIVE_INFINITY, limit = Number.POSITIVE_INFINITY, count }: UploadOptions,
  translate: FieldTools['translate'],
): string | undefined {
  if (chosen > max) return translate('messages.upload_image_max_length', { max_length: max });
  return count + chosen > limit ? translate('kit.form.images_full', { limit }) : undefined;
}

function ignore(): void {}

const isImage = ({ type }: File): boolean => type.startsWith('image/');
const isSvgFile = ({ type }: File): boolean => type === 'image/svg+xml';
