import { app } from '#generated/app.gen.tsx';
import { startApp } from '#web/app/startApp.tsx';
import { stockScreens } from './stockScreens.tsx';

/* The whole app with a few screens more: what a module's own pages and slots could be, of react-admin's components. */

const root = document.getElementById('root');
if (root) void startApp({ ...app, screens: [...app.screens, ...stockScreens] }, root);
