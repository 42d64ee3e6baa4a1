import './app/fonts.css';
import { app } from '#generated/app.gen.tsx';
import { startApp } from './app/startApp.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
void startApp(app, root);
