import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { HttpError, useNavigate, useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';
import { ProviderContact } from '#web/app/ProviderContact.tsx';
import { codeOf } from '#web/auth/authProvider.ts';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import { useFixedContext } from '#web/auth/session.ts';
import { useListQuery } from './ListQuery.ts';
import { useListScreen } from './ListScreenContext.ts';
import { useDraftValues } from './useFilterDraft.ts';
import { toStartSearch } from './views/viewState.ts';

/** Why no rows stand here, and what to do about it. */
function StateNote({ icon, title, children }: { icon: string; title: string; children?: ReactNode }) {
  return (
    <div className="kl-note">
      <Icon name={icon} />
      <p>{title}</p>
      {children}
    </div>
  );
}

/** The user may not see this screen, or the company has not licensed it: then the server's `reason` says so. */
export function NoPermission({ reason, children }: { reason?: string | undefined; children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <div role="alert">
      <StateNote icon="lock" title={reason ?? translate('kit.list.no_permission')}>
        {children}
      </StateNote>
    </div>
  );
}

/**
 * The rows could not be had; what stands in the filters stays. A question that the server refuses (an old link, a
 * filter that is no more) is not asked again but begun anew.
 */
export function ListError() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { list, modes } = useListScreen();
  const fixed = useFixedContext();
  const { error, refetch } = useListQuery();
  if (error instanceof HttpError && error.status === 403)
    return (
      <NoPermission reason={codeOf(error) === 'no_permission' ? undefined : error.message}>
        {codeOf(error) === 'license_missing' && <ProviderContact />}
      </NoPermission>
    );
  return (
    <div role="alert">
      <StateNote icon="error" title={translate('kit.list.error')}>
        <p className="kf-faint">{(error as Error | null)?.message}</p>
        {error instanceof HttpError && error.status === 422 ? (
          <Button
            variant="outlined"
            data-control="start-over"
            onClick={() => navigate({ search: toStartSearch(list, modes[0]?.key, fixed) })}
          >
            {translate('kit.list.start_over')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={() => void refetch()}>
            {translate('kit.list.retry')}
          </Button>
        )}
      </StateNote>
    </div>
  );
}

/** No rows: because of the filters, or because there are none yet. */
export function EmptyList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { list, draft, may } = useListScreen();
  const values = useDraftValues(draft);
  if (Object.keys(values).some((key) => key !== VIEW_MODE))
    return (
      <StateNote icon="filter" title={translate('kit.list.empty_filtered')}>
        <ClearFilters />
      </StateNote>
    );
  const { create } = list;
  return (
    <StateNote icon="list" title={translate(list.emptyText ?? 'kit.list.empty')}>
      {create && may(create.permissions) ? (
        <Button variant="contained" onClick={() => navigate(create.route)}>
          {translate('action.create')}
        </Button>
      ) : null}
    </StateNote>
  );
}

/** Empties every filter at once; the view mode stays. */
export function ClearFilters() {
  const translate = useTranslate();
  const { draft, filters } = useListScreen();
  return (
    <Button
      size="small"
      data-control="clear-filters"
      onClick={() =>
        draft.setNow(emptied([...Object.keys(draft.values()), ...filters.map(({ key }) => key)]))
      }
    >
      {translate('kit.list.clear_filters')}
    </Button>
  );
}

function emptied(keys: readonly string[]): Readonly<Record<string, undefined>> {
  return Object.fromEntries(keys.filter((key) => key !== VIEW_MODE).map((key) => [key, undefined]));
}
