import { useEffect, useRef, useState } from 'react';
import type { FieldModel } from '#contract/model.ts';
import type { InputProps } from '#fields/InputProps.ts';
import { useFieldTools, type FieldTools, type FileFacts } from '#fields/FieldTools.tsx';
import { toUploadText } from './toUploadText.web.ts';
import { fileRuleOf, formatBytes, kindOfName, namesOfKinds } from './fileKinds.ts';

/** A file on its way. */
export interface Sending {
  name: string;
  /** 0 to 1. */
  share: number;
  stop: () => void;
}

export interface FileUpload {
  /** What is being sent, one after the other; null when nothing is. */
  sending: Sending | null;
  /** Why files were refused, each with its name. */
  problems: readonly string[];
  start: (files: readonly File[]) => void;
}

export interface FileUploadOptions {
  field: FieldModel;
  /** The field as the server knows it. */
  fileField: string | undefined;
  /** Files that still fit, and the cap that the message names. */
  room: number;
  max: number;
  onAdded: (added: FileFacts) => void;
  onBusy: InputProps['onBusy'];
}

/** Sends files one after the other; what is refused names file and cause, what went through stays. */
export function useFileUpload({
  field,
  fileField,
  room,
  max,
  onAdded,
  onBusy,
}: FileUploadOptions): FileUpload {
  const tools = useFieldTools();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = useRef(onAdded);
  useEffect(() => {
    add.current = onAdded;
  });
  const stopAll = useStopAtEnd();

  const sendOne = async (file: File): Promise<void> => {
    const reason = refusalOf(file, field, tools);
    if (reason) throw new Error(reason);
    if (!tools.files || fileField === undefined) return;
    const limit = stopAll();
    const show = (share: number): void => setSending({ name: file.name, share, stop: () => limit.abort() });
    show(0);
    const facts = await tools.files
      .upload(file, fileField, (sent, all) => show(all > 0 ? sent / all : 0), limit.signal)
      .catch((error: unknown) => {
        if (limit.signal.aborted) return null;
        throw new Error(toUploadText(error, file.name, tools.translate));
      });
    if (facts) add.current(facts);
  };

  const sendAll = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      try {
        await sendOne(file);
      } catch (error) {
        const text = error instanceof Error ? error.message : tools.translate('messages.internal');
        setProblems((before) => [...before, text]);
      }
    }
    setSending(null);
  };

  const start = (files: readonly File[]): void => {
    if (files.length === 0 || sending) return;
    const tooMany = tools.translate('messages.upload_file_max_length', { max_length: max });
    setProblems(files.length > room ? [tooMany] : []);
    if (files.length > room) return;
    const work = sendAll(files);
    onBusy?.(work);
  };
  return { sending, problems, start };
}

/** Gives a way to stop each sending; all stop when the input goes. */
function useStopAtEnd(): () => AbortController {
  const running = useRef(new Set<AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((one) => one.abort());
  }, []);
  return () => {
    const one = new AbortController();
    running.current.add(one);
    return one;
  };
}

/** What the browser can tell without sending; the server looks into the file itself. */
function refusalOf(
  { name, size }: File,
  field: FieldModel,
  { translate, values }: FieldTools,
): string | null {
  const { types, maxBytes } = fileRuleOf(field);
  const kind = kindOfName(name);
  if (kind === undefined || !types.includes(kind))
    return translate('messages.file_not_allowed', { value: name, allowed: namesOfKinds(types) });
  if (size === 0) return translate('messages.file_empty', { value: name });
  if (size > maxBytes)
    return translate('messages.file_too_large', {
      value: name,
      limit: formatBytes(maxBytes, values.language),
    });
  return null;
}
