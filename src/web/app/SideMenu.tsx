import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { usePermission } from '#web/auth/session.ts';
import { MenuLink } from './MenuLink.tsx';
import type { MenuSection } from './menu.ts';

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

/** Items by module and group, with Dashboard first and Account last (spec 2.4, 2.5). */
export function SideMenu({ menu, isNarrow, onOpen }: Props) {
  const translate = useTranslate();
  const mayAccount = usePermission(['customer_account']);
  const shared = { isNarrow, onOpen };
  return (
    <Root aria-label={translate('kit.shell.menu')}>
      <MenuLink name="Dashboard" route="/" icon="home" {...shared} />
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
          <MenuLink name="Account" route="/account" icon="badge" {...shared} />
        </>
      )}
    </Root>
  );
}
