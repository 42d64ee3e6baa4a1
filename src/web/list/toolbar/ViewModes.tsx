import { useListContext, useTranslate } from 'react-admin';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { useValueContext } from '#web/auth/session.ts';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import { useListData, useListScreen } from '../ListScreenContext.ts';

/** Ways to look at the list, with how many rows wait in them. Choosing one asks for its rows at once. */
export function ViewModes() {
  const translate = useTranslate();
  const { list, modes, mode, draft } = useListScreen();
  const { totals } = useListData();
  const { language } = useValueContext();
  const { setSort } = useListContext();
  if (modes.length < 2) return null;
  const choose = (key: string, isOtherGrain: boolean): void => {
    // Another grain may not know the column that is sorted by.
    if (isOtherGrain) setSort(list.sort);
    draft.setNow({ [VIEW_MODE]: key });
  };
  return (
    <div
      className="kl-modes"
      role="tablist"
      data-control="view-mode"
      aria-label={translate('kit.list.view_modes')}
    >
      {modes.map(({ key, label, badge, rows }) => {
        const count = badge === undefined ? undefined : totals.counts?.[badge];
        return (
          <button
            key={key}
            type="button"
            role="tab"
            data-mode={key}
            aria-selected={key === mode?.key}
            onClick={() => choose(key, rows !== mode?.rows)}
          >
            {translate(label)}
            {count === undefined ? null : (
              <span className="kl-badge">{numberFormat(language, {}).format(count)}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
