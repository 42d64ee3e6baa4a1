import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Customer } from '#contract/session.ts';
import { useSession } from '#web/auth/session.ts';
import { openCommands } from './commands/opened.ts';
import { FramePart } from './FramePart.tsx';
import { HelpLink } from './HelpLink.tsx';
import { Icon } from './Icon.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import type { MenuSection } from './menu.ts';
import { ModuleTabs } from './ModuleTabs.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { NotificationBell } from './notify/NotificationBell.tsx';
import { PageName } from './PageName.tsx';
import { TopSlot } from './TopSlot.tsx';

const Root = styled('header')(({ theme }) => ({
  gridArea: 'top',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0, 2),
  background: theme.vars.palette.surface.sunken,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // Where room is short the company's name gives way.
  '& [data-control=language]': { flexShrink: 0 },
  // The name of the page needs the room of a phone more than what its icon says.
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(0, 1),
    '& [data-control=language]': { fontSize: 0, '& > span': { margin: 0 }, padding: 0, width: 32 },
  },
}));

const Company = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  marginRight: theme.spacing(1),
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const End = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  [theme.breakpoints.down('md')]: { flex: 'none' },
  [theme.breakpoints.down('sm')]: { gap: 0 },
}));

interface Props {
  menu: readonly MenuSection[];
  /** Below 900 px: no tabs, no company (spec 2.5). */
  isMobile: boolean;
  onMenu: () => void;
}

/** Page name, module tabs, company, help, bell, language, more (spec 2.5). */
export function TopBar({ menu, isMobile, onMenu }: Props) {
  const translate = useTranslate();
  const { customer } = useSession();
  const company = nameOf(customer);
  return (
    <Root>
      <IconButton
        aria-label={translate('kit.shell.toggle_menu')}
        aria-haspopup={isMobile ? 'dialog' : undefined}
        data-control="menu"
        onClick={onMenu}
      >
        <Icon name="menu" />
      </IconButton>
      <PageName menu={menu} />
      {!isMobile && <ModuleTabs menu={menu} />}
      <End>
        <Company title={company} data-control="company">
          {company}
        </Company>
        <TopSlot />
        {!isMobile && <HelpLink />}
        <IconButton
          aria-label={translate('kit.shell.palette')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          title={`${translate('kit.shell.palette')} (Ctrl K)`}
          data-control="search"
          onClick={() => openCommands('palette')}
        >
          <Icon name="search" />
        </IconButton>
        <FramePart>
          <NotificationBell />
        </FramePart>
        <LanguageMenu />
        <MoreMenu />
      </End>
    </Root>
  );
}

/** First non-empty of sub name, distributor, company (readings). */
export function nameOf({ sub_full_name, distributor_name, company_name }: Customer): string {
  return sub_full_name || distributor_name || company_name || '';
}
