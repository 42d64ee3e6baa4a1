import { styled } from '@mui/material/styles';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { useApp } from './AppContext.ts';
import { crumbsOf } from './crumbs.ts';
import type { MenuSection } from './menu.ts';
import { useCurrentTitle } from './PageTitle.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  margin: theme.spacing(0, 2, 0, 1),
  // As much room as the right end takes, so that the tabs stay where they are from page to page.
  flex: '1 1 0',
  minWidth: 96,
  [theme.breakpoints.down('sm')]: { margin: 0 },
  whiteSpace: 'nowrap',
  overflow: 'hidden',
}));

const Trail = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  flexShrink: 1,
  minWidth: 0,
  '& > ol': { margin: 0, padding: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& li': { display: 'inline' },
  // The last one stands outside of what is cut.
  '& li:not(:last-of-type)::after, &::after': {
    content: '"›"',
    margin: theme.spacing(0, 1.5),
    color: theme.vars.palette.text.secondary,
  },
  '& a': { ...theme.typography.body1, color: theme.vars.palette.text.secondary, textDecoration: 'none' },
  '& a:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  // While the page has no name yet nothing follows.
  '&[data-open=false]::after': { visibility: 'hidden' },
  [theme.breakpoints.down('lg')]: { '& > ol > li.section, &:not(:has(li + li))': { display: 'none' } },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [theme.breakpoints.down('md')]: { fontSize: 18 },
  [theme.breakpoints.down('sm')]: { fontSize: 16 },
}));

/** The name of the page, and before it the way to it: tab and list. */
export function PageName({ menu }: { menu: readonly MenuSection[] }) {
  const translate = useTranslate();
  const { app } = useApp();
  const { pathname } = useLocation();
  const title = useCurrentTitle();
  const { section, parent } = crumbsOf(app, menu, pathname);
  return (
    <Root>
      {section && (
        <Trail aria-label={translate('kit.shell.crumbs')} data-open={title !== ''}>
          <ol>
            <li className="section">
              <LinkBase to={`/?module=${section.name}`}>{translate(`module.${section.name}`)}</LinkBase>
            </li>
            {parent && (
              <li>
                <LinkBase to={parent.route}>{translate(`menu.${parent.name}`)}</LinkBase>
              </li>
            )}
          </ol>
        </Trail>
      )}
      <Title title={title}>{title}</Title>
    </Root>
  );
}
