import { Navigate, useLocation } from 'react-admin';
import { usePermissions } from '#web/auth/session.ts';
import { useApp } from './AppContext.ts';
import type { AppModel } from './AppModel.ts';
import { NotFoundPage } from './notices.tsx';
import { resourceScreens, type ResourcePage } from './resourceScreens.ts';

/** An address of no screen: react-admin's own of a resource leads to the generated screen, where there is one. */
export default function ResourcePlace() {
  const { app } = useApp();
  const may = usePermissions();
  const { pathname, search } = useLocation();
  const address = readResourceAddress(app, pathname);
  const all = address ? resourceScreens(app, address.resource, address.page) : [];
  const screen = all.find(({ permissions }) => may(permissions)) ?? all[0];
  if (!address || !screen) return <NotFoundPage />;
  return <Navigate to={screen.path.replace(':id', address.id ?? '') + search} replace />;
}

/** The page of a resource that an address means in react-admin's way; undefined: none. */
export function readResourceAddress(
  { resources }: Pick<AppModel, 'resources'>,
  pathname: string,
): { resource: string; page: ResourcePage; id?: string } | undefined {
  const [, resource = '', part, last, ...more] = pathname.replace(/\/$/, '').split('/');
  if (more.length > 0 || !resources.some(({ name }) => name === resource)) return undefined;
  if (part === undefined) return { resource, page: 'list' };
  if (part === 'create' && last === undefined) return { resource, page: 'create' };
  const isRecord = /^[1-9]\d*$/.test(part) && (last === undefined || last === 'show');
  return isRecord ? { resource, page: 'edit', id: part } : undefined;
}
