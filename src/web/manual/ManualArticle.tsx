import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'react-admin';
import type { ManualPage } from '#contract/page.ts';
import { KeyTable } from '#web/app/commands/KeyTable.tsx';
import { FailureCard } from '#web/app/FailureCard.tsx';
import { Icon } from '#web/app/Icon.tsx';
import { NoticePage } from '#web/app/NoticePage.tsx';
import { usePageTitle } from '#web/app/PageTitle.tsx';
import { Article } from '#web/page/Article.ts';
import { Lines, Parts } from '#web/page/ArticleParts.tsx';
import { Blocks } from '#web/page/Blocks.tsx';
import { useManualPage, useMayRead } from './useManual.ts';

const Bar = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  margin: theme.spacing(0, 0, 6),
  '& > a:link': { color: theme.vars.palette.primary.main },
  '@media print': { display: 'none' },
}));

/** What the manual says of a screen. */
export function ManualArticle({ screen }: { screen: string }) {
  const mayRead = useMayRead();
  const { data: page, error, refetch } = useManualPage(screen);
  if (error && page === undefined) return <FailureCard error={error} onRetry={() => void refetch()} />;
  if (page === null) return <Missing icon="search" text="kit.manual.not_found" />;
  if (!mayRead(screen)) return <Missing icon="lock" text="kit.manual.denied" />;
  return page ? (
    <Page page={page} />
  ) : (
    <Article aria-busy>
      <div>
        <Lines />
      </div>
    </Article>
  );
}

function Page({ page: { title, path, keys, blocks } }: { page: ManualPage }) {
  const translate = useTranslate();
  usePageTitle(translate('kit.manual.page_of', { title }));
  const all = [
    ...blocks,
    { kind: 'heading', level: 2, id: 'keys', inlines: [translate('kit.manual.keys')] } as const,
  ];
  return (
    <Article>
      <h1>{title}</h1>
      <Actions path={path} />
      <div>
        <Blocks blocks={all} />
        <KeyTable places={['everywhere', ...keys]} />
      </div>
      <Parts blocks={all} />
    </Article>
  );
}

function Actions({ path }: { path: string | undefined }) {
  const translate = useTranslate();
  return (
    <Bar>
      {path === undefined ? null : (
        <Button component={LinkBase} to={path} variant="outlined" data-action="open-screen">
          {translate('kit.manual.open_screen')}
        </Button>
      )}
      <Button component={LinkBase} to="/manual" startIcon={<Icon name="list" />} data-action="contents">
        {translate('kit.manual.contents')}
      </Button>
      <Button startIcon={<Icon name="print" />} data-action="print" onClick={() => window.print()}>
        {translate('kit.manual.print')}
      </Button>
    </Bar>
  );
}

function Missing({ icon, text }: { icon: string; text: string }) {
  const translate = useTranslate();
  return (
    <NoticePage
      icon={icon}
      title={translate('kit.manual.title')}
      text={translate(text)}
      actions={
        <Button component={LinkBase} to="/manual" variant="contained">
          {translate('kit.manual.contents')}
        </Button>
      }
    />
  );
}
