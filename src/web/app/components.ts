import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type KitTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme;

/** Shared sizes; the density is an attribute of the page's root. */
const SIZES = {
  ':root': {
    '--row-height': '36px',
    '--topbar-height': '48px',
    '--drawer-width': '220px',
    '--drawer-narrow': '52px',
    '--bottombar-height': '56px',
    '--font-code': "'IBM Plex Mono', 'Be Vietnam Pro', ui-monospace, monospace",
    colorScheme: 'light',
  },
  '[data-color-scheme=dark]': { colorScheme: 'dark' },
  '[data-density=compact]': { '--row-height': '30px' },
  '[data-density=comfortable]': { '--row-height': '44px' },
};

const ALERT_TONES = { success: 'success', info: 'info', warning: 'warning', error: 'danger' } as const;

/** How MUI's parts look here: hairlines, no ripples, no capitals, one focus ring (look). */
export const components: Components<KitTheme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ...SIZES,
      body: { fontVariantNumeric: 'tabular-nums', fontSize: 14 },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
      // Focused by the program only (dialogs, the page after the skip link): no place of its own to show. What arrow
      // keys go to has the same index and keeps its ring.
      ':is(div, main, ul)[tabindex="-1"]:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transitionDuration: '0.01ms !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: { minHeight: 32, minWidth: 0, paddingInline: 12, '@media (pointer: coarse)': { minHeight: 40 } },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { borderRadius: 6, minWidth: 32, minHeight: 32 } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, minWidth: 180 }),
      // Without an item that can be chosen the list holds the focus itself.
      list: ({ theme }) => ({
        '&[tabindex="0"]:focus-visible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: -2,
        },
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 34, fontSize: 14, '@media (pointer: coarse)': { minHeight: 44 } } },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 28, color: 'inherit' } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 8 }, paperFullScreen: { borderRadius: 0 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 16, fontWeight: 600, padding: '16px 20px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 20px 16px' } } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
  // Labels stand above their fields (look: a form).
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        fontSize: 13,
        fontWeight: 500,
        lineHeight: '18px',
        color: theme.vars.palette.text.secondary,
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      // As tall as the fields of forms, and under a thumb too; 16 px keep phones from zooming in.
      root: { fontSize: 14, '@media (pointer: coarse)': { fontSize: 16 } },
      inputSizeSmall: { height: 20, padding: '8px 10px', '@media (pointer: coarse)': { paddingBlock: 12 } },
      notchedOutline: {
        borderColor: 'color-mix(in srgb, var(--kit-palette-text-primary) 22%, transparent)',
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0', lineHeight: '16px' } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const tone = ALERT_TONES[ownerState.severity ?? 'success'];
        const { fg, bg, border } = theme.vars.palette.tone[tone];
        const look = {
          border: `1px solid ${border}`,
          backgroundColor: bg,
          color: fg,
          '& .MuiAlert-icon': { color: fg },
        };
        return { fontSize: 14, alignItems: 'center', ...look };
      },
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 }, styleOverrides: { tooltip: { fontSize: 12 } } },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 } } },
};
