import { GOOGLE_ACCOUNT, GOOGLE_APP, GOOGLE_TOKEN, startGoogle } from './ads/googleSandbox.ts';
import {
  SANDBOX_ACCOUNT as ADS_ACCOUNT,
  SANDBOX_APP as ADS_APP,
  SANDBOX_TOKEN,
  sampleFigures,
  startSandbox as startAds,
} from './ads/sandbox.ts';
import { startTiktok, TIKTOK_ACCOUNT, TIKTOK_APP, TIKTOK_TOKEN } from './ads/tiktokSandbox.ts';
import {
  SANDBOX_APP as PAGE_APP,
  sampleMessage,
  startSandbox as startFacebook,
  VERIFY_TOKEN,
} from './facebook/sandbox.ts';
import { SANDBOX_ACCOUNTS, startSandbox as startCarriers } from './carriers/sandbox.ts';
import { SANDBOX_ACCOUNT, startSandbox as startMisa } from './misa/sandbox.ts';
import { startSandbox as startShopee } from './shopee/sandbox.ts';
import { SANDBOX_APP, startSandbox as startZalo } from './zalo/sandbox.ts';

/*
 * `npm run sandbox -- shopee [port] [address of pushes]`, `npm run sandbox -- misa [port]`, `npm run sandbox -- zalo [port]`,
 * `npm run sandbox -- carriers [port]`, `npm run sandbox -- ads [port]`,
 * `npm run sandbox -- facebook [port] [address of events]` (pages), `npm run sandbox -- tiktok-ads [port]`, `npm run sandbox -- google-ads [port]`: an outside system of one's own, to connect to instead of the real one.
 */

const [name = '', port = '4010', pushUrl] = process.argv.slice(2);

const SANDBOXES: Readonly<Record<string, () => Promise<string>>> = {
  async shopee() {
    const { url } = await startShopee(Number(port), pushUrl === undefined ? {} : { pushUrl });
    return `Shopee sandbox: ${url}
Start the server with OUTGOING_ALLOW=${new URL(url).host}, and enter on /account/market-app:
  address ${url}, app 2001887, key test-partner-key-0001,
  address of pushes ${pushUrl ?? 'http://localhost:3000/hooks/orders/shopee'}`;
  },
  async misa() {
    const { url } = await startMisa(Number(port));
    const { appid, username, password } = SANDBOX_ACCOUNT;
    return `Misa sandbox: ${url}
Start the server with OUTGOING_ALLOW=${new URL(url).host}, and enter on /invoice/config:
  address ${url}, app ${appid}, username ${username}, password ${password}`;
  },
  async carriers() {
    const { url } = await startCarriers(Number(port));
    const lines = Object.entries(SANDBOX_ACCOUNTS).map(
      ([name, account]) => `  ${name}: address ${url[name as keyof typeof url]}, ${JSON.stringify(account)}`,
    );
    return `Sandbox of carriers.
Start the server with OUTGOING_ALLOW=${new URL(url.ghn).host}, and enter on /delivery-shop:
${lines.join('\n')}`;
  },
  async ads() {
    const { url, campaigns, figures } = await startAds(Number(port));
    figures.push(...sampleFigures(new Date()));
    return `Facebook Ads sandbox: ${url}
Start the server with OUTGOING_ALLOW=${new URL(url).host}, and enter on /crm/ads-account:
  account ${ADS_ACCOUNT}, address ${url}, token ${SANDBOX_TOKEN}; it has the campaigns ${[...campaigns.keys()].join(', ')}
or connect by consent: enter on /crm/ads-account/app app ${ADS_APP.id}, secret ${ADS_APP.secret}, address ${url}`;
  },
  async facebook() {
    const { url, connectHook, push } = await startFacebook(Number(port));
    const entered = `Facebook sandbox, of pages: ${url}
Start the server with OUTGOING_ALLOW=${new URL(url).host}, and enter on /crm/omnichannel-page/app:
  app ${PAGE_APP.id}, secret ${PAGE_APP.secret}, verify token ${VERIFY_TOKEN}, address ${url}`;
    if (pushUrl === undefined)
      return `${entered}
With the app's address for events behind the port, somebody writes to the first page: npm run sandbox -- facebook ${port} 'http://localhost:3000/hooks/crm/facebook?app=1'`;
    if (!(await connectHook({ url: pushUrl, verifyToken: VERIFY_TOKEN })))
      return `${entered}\n${pushUrl} does not know the verify token.`;
    return `${entered}\nSomebody has written: ${await push([sampleMessage(new Date())])}`;
  },
  async 'tiktok-ads'() {
    const { url, campaigns } = await startTiktok(Number(port));
    return `TikTok Ads sandbox: ${url}
Start the server with OUTGOING_ALLOW=${new URL(url).host}, and enter on /crm/ads-account:
  account ${TIKTOK_ACCOUNT}, address ${url}, token ${TIKTOK_TOKEN}; it has the campaigns ${[...campaigns.keys()].join(', ')}
or connect by consent: enter on /crm/ads-account/app app ${TIKTOK_APP.id}, secret ${TIKTOK_APP.secret}, address ${url}`;
  },
  async 'google-ads'() {
    const { url, campaigns } = await startGoogle(Number(port));
    return `Google Ads sandbox: ${url}
Start the server with OUTGOING_ALLOW=${new URL(url).host}, and enter on /crm/ads-account:
  account ${GOOGLE_ACCOUNT}, address ${url}, token
${GOOGLE_TOKEN}
it has the campaigns ${[...campaigns.keys()].join(', ')}
or connect by consent: enter on /crm/ads-account/app app ${GOOGLE_APP.id}, secret ${GOOGLE_APP.secret}, developer token ${GOOGLE_APP.developerToken}, address ${url}`;
  },
  async zalo() {
    const { url } = await startZalo(Number(port));
    const { app_id, app_secret } = SANDBOX_APP;
    return `Zalo sandbox: ${url}
Start the server with OUTGOING_ALLOW=${new URL(url).host}, and enter on /zalo-oa/app:
  all addresses ${url}, app ${app_id}, key ${app_secret}`;
  },
};

const start = SANDBOXES[name];
if (start) console.log(await start());
else {
  console.error(`There is no sandbox "${name}": say ${Object.keys(SANDBOXES).join(' or ')}.`);
  process.exitCode = 1;
}
