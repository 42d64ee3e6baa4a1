import InputBase from '@mui/material/InputBase';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import type { ManualEntry } from '#contract/page.ts';
import { FailureCard } from '#web/app/FailureCard.tsx';
import { Icon } from '#web/app/Icon.tsx';
import { findEntries } from './findEntries.ts';
import { useManualEntries } from './useManual.ts';
import { useSections } from './useSections.ts';
import type { ManualGroup } from './useSections.ts';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: 1080,
  margin: '0 auto',
  padding: theme.spacing(10, 6, 12),
  '& > h1': { ...theme.typography.h1, fontSize: 28, margin: theme.spacing(0, 0, 2) },
  '& > p': { margin: theme.spacing(0, 0, 6), maxWidth: 680, color: theme.vars.palette.text.secondary },
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(6, 4, 10), '& > h1': { fontSize: 24 } },
}));

const Search = styled(InputBase)(({ theme }) => ({
  width: '100%',
  maxWidth: 680,
  height: 44,
  padding: theme.spacing(0, 4),
  marginBottom: theme.spacing(8),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  '&.Mui-focused': { borderColor: theme.vars.palette.primary.main },
  '& > svg': { marginInlineEnd: theme.spacing(2), color: theme.vars.palette.text.secondary },
  '@media print': { display: 'none' },
}));

const Section = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(9),
  '& > h2': {
    ...theme.typography.h2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    margin: theme.spacing(0, 0, 3),
    paddingBottom: theme.spacing(2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& > svg': { fontSize: 20, color: theme.vars.palette.primary.main },
  },
  '& > ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    columns: '3 260px',
    columnGap: theme.spacing(8),
  },
  '& > ul > li': { breakInside: 'avoid', padding: theme.spacing(1.5, 0) },
  '& > ul > li > a': { fontWeight: 500 },
  '& ul ul': { listStyle: 'none', margin: 0, padding: theme.spacing(0.5, 0, 0, 3) },
  '& ul ul a': {
    ...theme.typography.body2,
    display: 'block',
    padding: theme.spacing(0.5, 0),
    minHeight: 26,
    color: theme.vars.palette.text.secondary,
  },
}));

const Results = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxWidth: 680,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > a': {
    display: 'block',
    padding: theme.spacing(3, 0),
    fontWeight: 500,
    '& > small': {
      ...theme.typography.body2,
      display: 'block',
      fontWeight: 400,
      color: theme.vars.palette.text.secondary,
    },
  },
}));

/** What there is to read, by modules as the menu has them; a word finds pages that speak of it. */
export function ManualContents() {
  const translate = useTranslate();
  const [query, setQuery] = useState('');
  const { entries, error, refetch } = useManualEntries();
  if (error && !entries) return <FailureCard error={error} onRetry={() => void refetch()} />;
  return (
    <Root>
      <h1>{translate('kit.manual.title')}</h1>
      <p>{translate('kit.manual.intro')}</p>
      <Search
        type="search"
        value={query}
        placeholder={translate('kit.manual.search')}
        onChange={(event) => setQuery(event.target.value)}
        startAdornment={<Icon name="search" />}
        inputProps={{ 'aria-label': translate('kit.manual.search'), 'data-input': 'manual-search' }}
      />
      {entries === null ? (
        <Skeleton variant="rounded" height={320} />
      ) : query.trim() === '' ? (
        <Contents entries={entries} />
      ) : (
        <Found entries={entries} query={query.trim()} />
      )}
    </Root>
  );
}

function Contents({ entries }: { entries: readonly ManualEntry[] }) {
  const translate = useTranslate();
  const sections = useSections(entries);
  return sections.map(({ name, icon, groups }) => (
    <Section key={name} data-module={name}>
      <h2>
        <Icon name={icon} />
        {translate(`module.${name}`)}
      </h2>
      <ul>
        {groups.map((group) => (
          <Group key={group.screen} group={group} />
        ))}
      </ul>
    </Section>
  ));
}

function Group({ group: { screen, title, below } }: { group: ManualGroup }) {
  return (
    <li>
      <LinkBase to={`/manual/${screen}`}>{title}</LinkBase>
      {below.length > 0 ? (
        <ul>
          {below.map((entry) => (
            <li key={entry.screen}>
              <LinkBase to={`/manual/${entry.screen}`}>{entry.title}</LinkBase>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Names that are shown of a page that is found by them. */
const MOST_WORDS = 5;

function Found({ entries, query }: { entries: readonly ManualEntry[]; query: string }) {
  const translate = useTranslate();
  const found = findEntries(entries, query);
  return (
    <div aria-live="polite">
      {found.length === 0 ? <p>{translate('kit.manual.nothing', { query })}</p> : null}
      <Results>
        {found.map(({ entry, words }) => (
          <li key={entry.screen}>
            <LinkBase to={`/manual/${entry.screen}`}>
              {entry.title}
              {words.length > 0 ? (
                <small>
                  {translate('kit.manual.speaks_of', { words: words.slice(0, MOST_WORDS).join(', ') })}
                </small>
              ) : null}
            </LinkBase>
          </li>
        ))}
      </Results>
    </div>
  );
}
