import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Proofs in the browser that take minutes, by `npm run long-browser`: every fault at every place where something is typed or shown. */
export default defineConfig(config, { testMatch: '**/*.long.spec.ts', testIgnore: [] });
