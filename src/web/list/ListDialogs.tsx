import { lazyPart } from '#web/app/lazyPart.tsx';
import { doneTo } from './actions.ts';
import { useListScreen } from './ListScreenContext.ts';
import type { RunnerState } from './useActionRunner.ts';

const BulkResult = lazyPart(() => import('./bulk/BulkResult.tsx'));
const ListPrint = lazyPart(() => import('./ListPrint.tsx'));
const ListPdf = lazyPart(() => import('./ListPdf.tsx'));
const TransitionDialog = lazyPart(async () => ({
  default: (await import('./TransitionDialog.tsx')).TransitionDialog,
}));
const BulkPreviewDialog = lazyPart(() => import('./bulk/BulkPreviewDialog.tsx'));

/** Dialogs of the screen's actions: who will be refused, the question or form before, what was refused after. */
export function ListDialogs(dialogs: Omit<RunnerState, 'runner'>) {
  const { list } = useListScreen();
  const { pending, result, printing, closeDialog, closePrint, closeResult } = dialogs;
  return (
    <>
      {pending?.preview ? (
        <BulkPreviewDialog
          action={pending.action}
          preview={pending.preview}
          resource={doneTo(pending.action, pending.target, list).resource}
          onContinue={dialogs.proceed}
          onClose={closeDialog}
        />
      ) : null}
      {pending && !pending.preview ? (
        <TransitionDialog
          {...pending}
          onConfirm={dialogs.confirm}
          onClose={closeDialog}
          onDone={dialogs.finish}
        />
      ) : null}
      {printing && !printing.asFile ? <ListPrint {...printing} onClose={closePrint} /> : null}
      {printing?.asFile ? <ListPdf {...printing} onClose={closePrint} /> : null}
      {result ? <BulkResult result={result} onClose={closeResult} /> : null}
    </>
  );
}
