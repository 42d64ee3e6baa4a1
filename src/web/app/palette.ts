import type { Tone } from '#contract/enum.ts';

/** Colours of a tone: text, ground and hairline. Text on its ground and on the page is AA in both schemes. */
interface ToneColours {
  fg: string;
  bg: string;
  border: string;
}

interface Surfaces {
  /** Drawer and top bar. */
  sunken: string;
  /** Sum rows, selected rows, the current place. */
  tint: string;
  /** A row or item under the pointer. */
  hover: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    tone: Record<Tone, ToneColours>;
    surface: Surfaces;
  }
  interface PaletteOptions {
    tone: Record<Tone, ToneColours>;
    surface: Surfaces;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

const lightTones: Record<Tone, ToneColours> = {
  neutral: { fg: '#44505c', bg: '#eef1f4', border: '#d6dce3' },
  info: { fg: '#1d4f91', bg: '#e8f0fb', border: '#c4d8f3' },
  progress: { fg: '#5b3fa0', bg: '#f0ecfa', border: '#d8cdf1' },
  success: { fg: '#17653a', bg: '#e6f4ec', border: '#bfe3cd' },
  warning: { fg: '#7a4b00', bg: '#fdf3dc', border: '#f2dca4' },
  danger: { fg: '#a3211d', bg: '#fcebea', border: '#f3c6c3' },
};

const darkTones: Record<Tone, ToneColours> = {
  neutral: { fg: '#bdc8d2', bg: '#222a33', border: '#36414c' },
  info: { fg: '#94bdf5', bg: '#15263d', border: '#27456e' },
  progress: { fg: '#bfaaf5', bg: '#241d3c', border: '#42366b' },
  success: { fg: '#7fd3a0', bg: '#11291c', border: '#1f4b33' },
  warning: { fg: '#f0c060', bg: '#2e230c', border: '#574217' },
  danger: { fg: '#f59a93', bg: '#351716', border: '#632b28' },
};

/** Neutral greys with a hint of blue, one deep teal accent (look: colour). */
export const lightPalette = {
  primary: { main: '#0c6468', dark: '#084a4e', light: '#3d8d90', contrastText: '#ffffff' },
  error: { main: '#b3261e' },
  warning: { main: '#8a5600' },
  info: { main: '#1d4f91' },
  success: { main: '#17653a' },
  background: { default: '#ffffff', paper: '#ffffff' },
  text: { primary: '#1b2530', secondary: '#566472', disabled: '#818d99' },
  divider: '#e2e7ec',
  action: { hover: '#f1f4f7', selected: '#e4f0f0', focus: '#e4f0f0', active: '#566472' },
  surface: { sunken: '#f6f8fa', tint: '#edf5f5', hover: '#f1f4f7' },
  tone: lightTones,
};

export const darkPalette = {
  primary: { main: '#57c2bf', dark: '#3aa5a2', light: '#8edad7', contrastText: '#06211f' },
  error: { main: '#f59a93' },
  warning: { main: '#f0c060' },
  info: { main: '#94bdf5' },
  success: { main: '#7fd3a0' },
  background: { default: '#11161c', paper: '#171d24' },
  text: { primary: '#e4eaf0', secondary: '#9cabb9', disabled: '#66737f' },
  divider: '#28313b',
  action: { hover: '#1d242c', selected: '#15302f', focus: '#15302f', active: '#9cabb9' },
  surface: { sunken: '#0d1217', tint: '#14262a', hover: '#1d242c' },
  tone: darkTones,
};
