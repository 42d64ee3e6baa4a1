import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';

/** Attribute of the page's root that names the colour scheme. */
const SCHEME_ATTRIBUTE = 'data-color-scheme';

const FONT = "'Be Vietnam Pro', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', system-ui, sans-serif";

/** Milliseconds of a movement at most (look: motion). */
const DURATION_MS = 150;

/**
 * The one place that names colours and sizes (look). Colours: `palette.text|primary|divider|surface`, states by
 * `palette.tone.<tone>.fg|bg|border`. Space: `spacing(1)` = 4 px. Sizes that several parts share are CSS variables:
 * `--row-height` (30, 36 or 44 px by density), `--topbar-height`, `--drawer-width`, `--bottombar-height`,
 * `--font-code`. Text: `body1` 14 px, `body2` 13 px (tables), `caption` 12 px, `h1` 20 px (page name).
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE, cssVarPrefix: 'kit' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  spacing: 4,
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: FONT,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    h1: { fontSize: 20, lineHeight: 1.3, fontWeight: 600 },
    h2: { fontSize: 16, lineHeight: 1.4, fontWeight: 600 },
    h3: { fontSize: 14, lineHeight: 1.4, fontWeight: 600 },
    body1: { fontSize: 14, lineHeight: 1.45 },
    body2: { fontSize: 13, lineHeight: 1.4 },
    button: { fontSize: 14, fontWeight: 500, textTransform: 'none' },
    caption: { fontSize: 12, lineHeight: 1.35 },
    overline: { fontSize: 12, lineHeight: 1.35, fontWeight: 500, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 100,
      short: DURATION_MS,
      standard: DURATION_MS,
      complex: DURATION_MS,
      enteringScreen: DURATION_MS,
      leavingScreen: 100,
    },
  },
  components,
});
