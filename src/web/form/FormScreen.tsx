import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { HttpError, useGetOne, useLocation, useParams, useTranslate } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { NoticePage } from '#web/app/NoticePage.tsx';
import { usePageTitle } from '#web/app/PageTitle.tsx';
import { codeOf } from '#web/auth/authProvider.ts';
import { usePermissions } from '#web/auth/session.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { FindRecord } from './FindRecord.tsx';
import { FormPage } from './FormPage.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { freshTime } from '#web/data/readAhead.ts';
import { toRecordLabel } from '#web/data/toRecordLabel.ts';
import { useFollowUp } from './useFollowUp.ts';
import { useFormStore } from './useFormStore.ts';
import { useLeave } from './useLeave.ts';
import { useFormBeginning } from './useFormBeginning.ts';
import { usePrefill } from './usePrefill.ts';

export interface FormScreenProps {
  /** What the schema says of the form. */
  form: FormDefinition;
}

/**
 * A form on a page of its own. `<route>/:id` edits a record, `<route>/create` makes one where the form allows it, `<route>` alone
 * asks which record is meant (`?code=` says it); a
 * form of mode `create`, `public` or `settings` stands at its route. Needs react-admin's providers and, unless it
 * is public, a session.
 */
export function FormScreen({ form }: FormScreenProps) {
  const { id } = useParams<{ id: string }>();
  const { pathname } = useLocation();
  const may = usePermissions();
  const isEdit = form.mode === 'edit' && id !== undefined && id !== 'create';
  const isNew = form.mode === 'edit' && !isEdit && pathname !== form.route;
  const codes = isNew ? (form.create ?? null) : form.permissions;
  if (form.mode !== 'public' && !may(codes)) return <Notice form={form} icon="lock" name="denied" />;
  if (form.mode === 'edit' && pathname === form.route) return <FindRecord form={form} />;
  if (form.mode === 'settings') return <EditForm form={form} id={SETTINGS_ID} />;
  return isEdit ? <EditForm key={id} form={form} id={id} /> : <CreateForm form={form} />;
}

/** A customer has one record of settings. */
const SETTINGS_ID = 'own';

function CreateForm({ form }: FormScreenProps) {
  const translate = useTranslate();
  const store = useFormStore(form, 'create', null);
  usePrefill(store);
  useFormBeginning(store);
  const isBesideEdit = form.mode === 'edit';
  usePageTitle(
    isBesideEdit ? translate('kit.form.new', { label: translate(`entity.${form.resource}`) }) : '',
  );
  return <FormPage store={store} />;
}

function EditForm({ form, id }: FormScreenProps & { id: string }) {
  const resource = form.resource ?? '';
  const { data, error, refetch } = useGetOne(resource, { id }, { staleTime: freshTime(resource, id) });
  useFollowUp(resource, data, () => void refetch());
  if (data) return <LoadedForm form={form} id={id} record={data} />;
  if (!error) return <FormSkeleton form={form} />;
  const status = error instanceof HttpError ? error.status : 0;
  if (status === 404) return <Notice form={form} icon="search" name="missing" />;
  // A company without the licence is told so in the server's words.
  const reason = codeOf(error as HttpError) === 'no_permission' ? undefined : (error as Error).message;
  if (status === 403) return <Notice form={form} icon="lock" name="denied" text={reason} />;
  return (
    <Notice
      form={form}
      icon="error"
      name="failed"
      text={(error as Error).message}
      onRetry={() => void refetch()}
    />
  );
}

function LoadedForm({ form, id, record }: FormScreenProps & { id: string; record: Row }) {
  const store = useFormStore(form, 'update', record);
  // The only record of its kind is called as its screen.
  usePageTitle(form.mode === 'settings' ? '' : toRecordLabel(form.display, record));
  // What was remembered is shown at once; the server's answer takes its place unless somebody has typed already.
  useEffect(() => {
    const { stored, isDirty } = store.state();
    if (!isDirty && record['version'] !== stored?.['version']) store.reset(record);
  }, [store, record]);
  return <FormPage store={store} id={id} />;
}

interface NoticeProps extends FormScreenProps {
  icon: string;
  /** `missing`, `denied`, `failed`: part of the message keys. */
  name: string;
  text?: string | undefined;
  onRetry?: () => void;
}

/** Why there is no form, and the way out. */
function Notice({ form, icon, name, text, onRetry }: NoticeProps) {
  const translate = useTranslate();
  const leave = useLeave(form);
  return (
    <div data-screen={form.screen}>
      <NoticePage
        icon={icon}
        title={translate(`kit.form.${name}_title`)}
        text={text ?? translate(`kit.form.${name}_text`)}
        actions={
          <>
            {onRetry ? (
              <Button variant="contained" onClick={onRetry}>
                {translate('action.retry')}
              </Button>
            ) : null}
            <Button variant="outlined" onClick={leave}>
              {translate('action.back')}
            </Button>
          </>
        }
      />
    </div>
  );
}
