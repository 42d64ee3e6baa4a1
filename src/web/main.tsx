import './app/fonts.css';
import { app } from '#generated/app.gen.tsx';
import { startApp } from './app/startApp.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

/** In development what runs survives a schema's new code; new code of the kit loads the page again. */
const running = import.meta.hot?.data as
  | { startApp?: typeof startApp; draw?: ReturnType<typeof startApp> }
  | undefined;
if (running?.startApp && running.startApp !== startApp) window.location.reload();
else if (running?.draw) void running.draw.then((draw) => draw?.(app));
else {
  const draw = startApp(app, root);
  if (running) Object.assign(running, { startApp, draw });
}
// Vite looks for these very words.
if (import.meta.hot) import.meta.hot.accept();
