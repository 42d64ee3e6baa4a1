import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';
import type { LiveState } from './useLive.ts';

export const LiveContext = createContext<LiveState>({ hasNews: false, show: () => undefined });

/** "New data" in the bar of the list, where it covers nothing; out of sight while rows are chosen (floating.css). */
export function NewsNotice() {
  const translate = useTranslate();
  const { hasNews, show } = useContext(LiveContext);
  const text = translate('kit.list.news');
  return (
    <div className="kl-news" role="status">
      {hasNews ? (
        <button type="button" data-control="news" aria-label={text} title={text} onClick={show}>
          <Icon name="sync" />
          <span>{text}</span>
        </button>
      ) : null}
    </div>
  );
}
