import { useNotify } from 'react-admin';
import { CopyButton } from '#fields/code/code.cell.tsx';
import { copyText } from '#web/list/copyText.ts';
import '#fields/cells.css';

/** A code in even-width letters, copied by a click. */
export function Code({ text }: { text: string }) {
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    if (await copyText(text))
      notify('kit.list.copied', { messageArgs: { value: text }, autoHideDuration: 1500 });
  };
  return <CopyButton text={text} onCopy={() => void copy()} />;
}
