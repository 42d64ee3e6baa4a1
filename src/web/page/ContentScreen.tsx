import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale, useLocation, useTranslate } from 'react-admin';
import type { Language } from '#contract/session.ts';
import { FailureCard } from '#web/app/FailureCard.tsx';
import { loadChunk } from '#web/app/loadChunk.ts';
import { Article } from './Article.ts';
import { Lines, Parts } from './ArticleParts.tsx';
import { Blocks } from './Blocks.tsx';
import type { ContentDefinition } from './PageDefinition.ts';
import { ReadingPage } from './ReadingPage.tsx';

export interface ContentScreenProps {
  /** What the schema says of the page. */
  page: ContentDefinition;
}

/** A written page in the language of the reader: on its own for visitors, within the shell for staff. */
export function ContentScreen({ page }: ContentScreenProps) {
  const { pathname } = useLocation();
  if (!page.public)
    return (
      <div data-screen={page.screen}>
        <Content page={page} />
      </div>
    );
  return (
    <ReadingPage screen={page.screen} route={pathname}>
      <Content page={page} />
    </ReadingPage>
  );
}

function Content({ page }: ContentScreenProps) {
  const translate = useTranslate();
  const { data: blocks, error, refetch } = useContent(page);
  if (error && !blocks) return <FailureCard error={error} onRetry={() => void refetch()} />;
  return (
    <Article aria-busy={!blocks}>
      <h1>{translate(page.title)}</h1>
      <div>
        {blocks ? <Blocks blocks={blocks} /> : <Lines />}
        <Links page={page} />
      </div>
      <Parts blocks={blocks ?? []} />
    </Article>
  );
}

function useContent({ screen, load }: ContentDefinition) {
  const language = useLocale() as Language;
  return useQuery({
    queryKey: ['content', screen, language],
    queryFn: () => loadChunk(load[language]).then(({ default: blocks }) => blocks),
    staleTime: Number.POSITIVE_INFINITY,
    // Another language takes the place of the first when it is there: nothing jumps.
    placeholderData: keepPreviousData,
    retry: false,
  });
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(6),
  '& a': { color: 'inherit' },
  '@media print': { display: 'none' },
}));

function Links({ page: { actions } }: ContentScreenProps) {
  const translate = useTranslate();
  if (actions.length === 0) return null;
  return (
    <Row>
      {actions.map(({ key, label, route }) => (
        <Button key={key} variant="outlined" component={LinkBase} to={route} data-action={key}>
          {translate(label)}
        </Button>
      ))}
    </Row>
  );
}
