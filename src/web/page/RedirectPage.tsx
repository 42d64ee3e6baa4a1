import { Navigate, useLocation } from 'react-admin';

/** Another address instead of this one; what stands behind its question mark goes along. */
export function RedirectPage({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={`${to}${search}${hash}`} replace />;
}
