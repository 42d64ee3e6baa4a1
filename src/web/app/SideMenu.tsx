import { styled } from '@mui/material/styles';
import { Fragment, memo } from 'react';
import { useEvent, useLocation, useNavigate, useTranslate } from 'react-admin';
import { usePermission } from '#web/auth/session.ts';
import { useApp } from './AppContext.ts';
import { MenuLink } from './MenuLink.tsx';
import { isCurrent, type MenuSection } from './menu.ts';

const Root = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  padding: theme.spacing(2, 0, 4),
}));

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.overline,
  color: theme.vars.palette.text.secondary,
  margin: theme.spacing(4, 4, 1),
}));

const Group = styled('h3')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  margin: theme.spacing(1.5, 4, 0.5),
}));

const Line = styled('hr')(({ theme }) => ({
  width: 'calc(100% - 24px)',
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  margin: theme.spacing(2, 'auto'),
}));

interface Props {
  menu: readonly MenuSection[];
  /** Icons only. */
  isNarrow?: boolean;
  onOpen?: () => void;
}

interface ItemsProps extends Props {
  pathname: string;
  onGo: (route: string) => void;
}

/** Items by module and group, with Dashboard first and Account last (spec 2.4, 2.5). */
export function SideMenu(props: Props) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = useEvent((route: string) => navigate(route));
  return <Items {...props} pathname={pathname} onGo={go} />;
}

/** Drawn anew with another page, and not with what is asked of one. */
const Items = memo(function Items({ menu, isNarrow, onOpen, onGo, pathname }: ItemsProps) {
  const translate = useTranslate();
  const { app } = useApp();
  const mayAccount = usePermission(['customer_account']);
  const shownAt = (route: string) => {
    if (pathname === route) return 'page';
    return isCurrent(app, pathname, route) ? 'below' : undefined;
  };
  const shared = { isNarrow, onGo, onOpen };
  return (
    <Root aria-label={translate('kit.shell.menu')}>
      <MenuLink name="Dashboard" route="/" icon="home" shown={shownAt('/')} {...shared} />
      {menu.map(({ name, groups }) => (
        <Fragment key={name}>
          {isNarrow ? <Line /> : <Heading>{translate(`module.${name}`)}</Heading>}
          {groups.map(({ group, items }) => (
            <Fragment key={group}>
              {!isNarrow && groups.length > 1 && <Group>{translate(`menu_group.${group}`)}</Group>}
              {items.map((item) => (
                <MenuLink
                  key={item.name}
                  name={item.name}
                  route={item.route}
                  icon={item.icon}
                  shown={shownAt(item.route)}
                  isLocked={item.isLocked}
                  {...shared}
                />
              ))}
            </Fragment>
          ))}
        </Fragment>
      ))}
      {mayAccount && (
        <>
          <Line />
          <MenuLink name="Account" route="/account" icon="badge" shown={shownAt('/account')} {...shared} />
        </>
      )}
    </Root>
  );
});
