import { useTranslate } from 'react-admin';
import { AskDialog } from './AskDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Saving } from './useSave.ts';

/** What saving asks on its way: what the server wants to be sure of, and which of two changes stays. */
export function SaveDialogs({ saving }: { saving: Saving }) {
  const translate = useTranslate();
  const { questions, conflicts } = saving;
  if (questions)
    return (
      <AskDialog
        title={translate('kit.form.confirm_title')}
        text={questions.map(({ message }) => message).join('\n')}
        yes={translate('kit.form.confirm_save')}
        no={translate('kit.form.back_to_form')}
        onYes={saving.confirm}
        onNo={saving.closeQuestions}
      />
    );
  if (!conflicts) return null;
  return <ConflictDialog conflicts={conflicts} onResolve={saving.resolve} onClose={saving.closeConflicts} />;
}
