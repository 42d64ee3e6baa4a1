import { createInstance } from 'i18next';
import simpleRestProvider from 'ra-data-simple-rest';
import { convertRaTranslationsToI18next, useI18nextProvider } from 'ra-i18n-i18next';
import english from 'ra-language-english';
import { Admin, fetchUtils, Resource } from 'react-admin';
import type { AuthProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { OrderEdit } from './OrderEdit.tsx';
import { OrderList } from './OrderList.tsx';
import { StaffList } from './StaffList.tsx';

/*
 * The peer of the browser's gates: what react-admin's own parts give without any work, on the same pins, over the
 * same rows. Only the texts, the provider and the login are more than its documentation's first page.
 */

const TOKEN = 'min.token';
const i18next = createInstance();
const options = { resources: { en: { translation: convertRaTranslationsToI18next(english) } } };

const dataProvider = simpleRestProvider('/api', (url, init = {}) => {
  const token = `Bearer ${localStorage.getItem(TOKEN)}`;
  return fetchUtils.fetchJson(url, { ...init, user: { authenticated: true, token } });
});

const authProvider: AuthProvider = {
  async login(credentials: { username: string; password: string }) {
    const { json } = await fetchUtils.fetchJson('/api/login', {
      method: 'POST',
      body: JSON.stringify(credentials),
    });
    localStorage.setItem(TOKEN, (json as { token: string }).token);
  },
  async logout() {
    localStorage.removeItem(TOKEN);
  },
  async checkAuth() {
    if (!localStorage.getItem(TOKEN)) throw new Error('no token');
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};

function App() {
  const i18nProvider = useI18nextProvider({ i18nextInstance: i18next, options });
  if (!i18nProvider) return null;
  return (
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      disableTelemetry
    >
      <Resource name="orders" list={OrderList} edit={OrderEdit} />
      <Resource name="staff" list={StaffList} />
    </Admin>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
