import { useTranslate } from 'react-admin';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { useValueContext } from '#web/auth/session.ts';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import { walkTabs } from '#web/list/walkTabs.ts';
import { type Totals, useListData, useListScreen } from '../ListScreenContext.ts';
import { useDraftValue } from '../useFilterDraft.ts';
import '../modes.css';

/** More of them stand in a line of their own, below the tools. */
const BESIDE_TOOLS = 5;

/** Ways to look at the list, with how many rows wait in them. The choice shows at once, its rows come like a filter's (spec 4). */
export function ViewModes() {
  const translate = useTranslate();
  const { modes, mode, draft } = useListScreen();
  const { totals } = useListData();
  const { language } = useValueContext();
  const chosen = useDraftValue(draft, VIEW_MODE) ?? mode?.key;
  if (modes.length < 2) return null;
  return (
    <div
      className={modes.length > BESIDE_TOOLS ? 'modes kl-modes kl-modes-many' : 'modes kl-modes'}
      role="tablist"
      data-control="view-mode"
      aria-label={translate('kit.list.view_modes')}
      tabIndex={-1}
      onKeyDown={walkTabs}
    >
      {modes.map(({ key, label, badge }) => {
        // The place is kept for it.
        const count = badge === undefined ? undefined : readCount(totals, badge);
        return (
          <button
            key={key}
            type="button"
            role="tab"
            data-mode={key}
            aria-selected={key === chosen}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => draft.set(VIEW_MODE, key)}
          >
            {translate(label)}
            {count === undefined ? null : (
              <span className="modes-badge">
                {count === null ? '…' : numberFormat(language, {}).format(count)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Null before the first answer; undefined for who may not know the number. */
const readCount = ({ counts }: Totals, badge: string): number | null | undefined =>
  counts ? counts[badge] : null;
