import { useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';
import type { LiveState } from './useLive.ts';

/** "New data" over the rows; out of sight while something is typed or chosen (list.css). */
export function NewsNotice({ hasNews, show }: LiveState) {
  const translate = useTranslate();
  return (
    <div className="kl-news" role="status">
      {hasNews ? (
        <button type="button" data-control="news" onClick={show}>
          <Icon name="sync" />
          {translate('kit.list.news')}
        </button>
      ) : null}
    </div>
  );
}
