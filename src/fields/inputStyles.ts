import type { CSSObject, Theme } from '@mui/material/styles';
import { mix } from './fieldStyles.ts';

const ROW: CSSObject = { display: 'flex', alignItems: 'center' };

const BARE: CSSObject = {
  ...{ font: 'inherit', color: 'inherit', background: 'none', border: 0, outline: 0, padding: 0, margin: 0 },
  ...{ minWidth: 0, width: '100%' },
};

/** Arrow of native choice lists: takes the text's colour through a mask. */
const ARROW = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='m4 6 4 4 4-4' fill='none' stroke='black' stroke-width='1.5'/%3E%3C/svg%3E")`;

/** One sheet for all inputs: native controls and plain classes keep a form of 30 fields and 200 rows light. */
export function inputStyles(theme: Theme): CSSObject {
  return {
    ...boxStyles(theme),
    ...partStyles(theme),
    ...switchStyles(theme),
    ...popupStyles(theme),
    ...imageStyles(theme),
    ...grantStyles(theme),
  };
}

function boxStyles(theme: Theme): CSSObject {
  const { primary, text, error, divider, background } = theme.vars.palette;
  return {
    '.ki-box': {
      ...ROW,
      ...{ gap: 6, minHeight: 36, padding: '0 10px', minWidth: 0, width: '100%', boxSizing: 'border-box' },
      ...{ fontSize: 14, lineHeight: '20px', color: text.primary, background: background.paper },
      ...{ border: `1px solid ${mix(text.primary, 22)}`, borderRadius: 6, cursor: 'text' },
      '&:hover': { borderColor: mix(text.primary, 40) },
      '&:focus-within': { borderColor: primary.main, boxShadow: `inset 0 0 0 1px ${primary.main}` },
      '&:has([aria-invalid=true])': { borderColor: error.main },
      '&:has([aria-invalid=true]):focus-within': { boxShadow: `inset 0 0 0 1px ${error.main}` },
      '&:has(:disabled)': { background: mix(text.primary, 4), cursor: 'default', borderColor: divider },
      '@media (pointer: coarse)': { minHeight: 44, fontSize: 16 },
    },
    '.ki-box > input, .ki-box > select, .ki-box > textarea': {
      ...BARE,
      '&::placeholder': { color: text.secondary, opacity: 0.8 },
      '&:focus-visible': { outline: 0 },
    },
    '.ki-box > input': { height: 34, textOverflow: 'ellipsis', '&.ki-number': { textAlign: 'right' } },
    '.ki-box > input.ki-code': { fontFamily: 'var(--font-code)', fontSize: '0.93em' },
    '.ki-box > textarea': {
      ...{ padding: '7px 0', resize: 'vertical', minHeight: 56, maxHeight: 240 },
      fieldSizing: 'content',
    },
    '.ki-choice': { position: 'relative', padding: 0, cursor: 'pointer' },
    '.ki-choice > select': {
      ...{
        appearance: 'none',
        height: 34,
        padding: '0 30px 0 10px',
        cursor: 'inherit',
        textOverflow: 'ellipsis',
      },
      option: { color: text.primary, background: background.paper },
    },
    '.ki-choice::after': {
      ...{ content: '""', position: 'absolute', right: 10, width: 16, height: 16, pointerEvents: 'none' },
      ...{ background: text.secondary, mask: `${ARROW} center / contain no-repeat` },
    },
    '.ki-fixed': { ...{ background: mix(text.primary, 4), borderColor: 'transparent' } },
    '.ki-fixed:hover': { borderColor: 'transparent' },
  };
}

function partStyles(theme: Theme): CSSObject {
  const { primary, text } = theme.vars.palette;
  return {
    '.ki-unit': { flex: 'none', color: text.secondary, fontSize: 13 },
    '.ki-icon': {
      ...BARE,
      ...{ display: 'grid', placeItems: 'center', flex: 'none', width: 28, height: 28, margin: '0 -6px 0 0' },
      ...{ borderRadius: 4, color: text.secondary, cursor: 'pointer' },
      '&:hover': { background: mix(text.primary, 6), color: text.primary },
      '&:focus-visible': { outline: `2px solid ${primary.main}` },
      svg: { fontSize: 18 },
    },
    '.ki-tags': { ...{ flexWrap: 'wrap', padding: '3px 10px 3px 6px', gap: 4 } },
    '.ki-tags > input': { flex: 1, minWidth: 80, height: 28, padding: '0 4px' },
    '.ki-tag': {
      ...ROW,
      ...{ gap: 2, maxWidth: '100%', height: 26, padding: '0 2px 0 8px', fontSize: 13, borderRadius: 4 },
      background: mix(text.primary, 8),
      '.ki-icon': { width: 22, height: 22, margin: 0, svg: { fontSize: 14 } },
    },
  };
}

function switchStyles(theme: Theme): CSSObject {
  const { primary, text, background, error } = theme.vars.palette;
  return {
    '.ki-switch': {
      ...{
        appearance: 'none',
        flex: 'none',
        width: 34,
        height: 20,
        margin: 0,
        borderRadius: 10,
        cursor: 'pointer',
      },
      ...{ position: 'relative', background: mix(text.primary, 38), transition: 'background 100ms' },
      '&::before': {
        ...{ content: '""', position: 'absolute', left: 2, top: 2, width: 16, height: 16, borderRadius: 8 },
        ...{ background: background.paper, transition: 'transform 100ms' },
      },
      '&:checked': { background: primary.main, '&::before': { transform: 'translateX(14px)' } },
      '&:disabled': { opacity: 0.5, cursor: 'default' },
      '&:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: 2 },
      '&[aria-invalid=true]': { outline: `2px solid ${error.main}` },
    },
  };
}

function popupStyles(theme: Theme): CSSObject {
  const { text, divider, background, action, error } = theme.vars.palette;
  return {
    '.ki-popper': { zIndex: theme.zIndex.modal + 1 },
    '.ki-popup': {
      ...{ marginTop: 4, padding: 4, borderRadius: 6, border: `1px solid ${divider}`, fontSize: 14 },
      ...{ background: background.paper, color: text.primary, boxShadow: theme.shadows[8] },
    },
    '.ki-popup ul': { listStyle: 'none', margin: 0, padding: 0, maxHeight: 300, overflowY: 'auto' },
    '.ki-option': {
      ...ROW,
      ...{ gap: 8, minHeight: 34, padding: '4px 8px', borderRadius: 4, cursor: 'pointer' },
      '&.Mui-focused, &:hover': { background: mix(text.primary, 6) },
      '&[aria-selected=true]': { background: action.selected },
      '@media (pointer: coarse)': { minHeight: 44 },
    },
    '.ki-note': {
      ...{ margin: 0, padding: '8px', color: text.secondary, fontSize: 13 },
      '&[role=alert]': { color: error.main },
    },
    '.ki-calendar-foot': {
      ...ROW,
      ...{ justifyContent: 'space-between', gap: 8, padding: '4px 12px 8px' },
      '.ki-box': { width: 120 },
    },
  };
}

function imageStyles(theme: Theme): CSSObject {
  const { text, divider, background, error } = theme.vars.palette;
  return {
    '.ki-images': { ...ROW, flexWrap: 'wrap', gap: 10 },
    '.ki-image': {
      ...{ position: 'relative', width: 72, height: 72 },
      img: {
        ...{ width: 72, height: 72, objectFit: 'cover', borderRadius: 6, border: `1px solid ${divider}` },
        ...{ boxSizing: 'border-box', background: mix(text.primary, 4) },
      },
      '.ki-icon': {
        ...{ position: 'absolute', top: -8, right: -8, width: 24, height: 24, margin: 0, borderRadius: 12 },
        ...{ background: background.paper, border: `1px solid ${divider}`, svg: { fontSize: 14 } },
      },
    },
    '.ki-add-image': {
      ...{ font: 'inherit', fontSize: 12, color: text.secondary, background: 'none', cursor: 'pointer' },
      ...{
        display: 'grid',
        placeItems: 'center',
        gap: 2,
        width: 72,
        height: 72,
        padding: 4,
        borderRadius: 6,
      },
      border: `1px dashed ${mix(text.primary, 35)}`,
      '&:hover': { color: text.primary, borderColor: text.primary },
      '&[aria-invalid=true]': { borderColor: error.main },
    },
  };
}

function grantStyles(theme: Theme): CSSObject {
  const { primary, text, divider } = theme.vars.palette;
  return {
    '.ki-grants': { border: `1px solid ${mix(text.primary, 22)}`, borderRadius: 6, padding: 12 },
    '.ki-grants fieldset': { border: 0, margin: '12px 0 0', padding: 0, minWidth: 0 },
    '.ki-grants legend': {
      ...ROW,
      ...{
        gap: 10,
        width: '100%',
        padding: '0 0 4px',
        fontWeight: 600,
        borderBottom: `1px solid ${divider}`,
      },
      small: { color: text.secondary, fontWeight: 400, fontSize: 12 },
      button: {
        ...BARE,
        ...{ width: 'auto', fontSize: 12, fontWeight: 500, color: primary.main, cursor: 'pointer' },
        '&:hover': { textDecoration: 'underline' },
        '&:focus-visible': { outline: `2px solid ${primary.main}` },
      },
    },
    '.ki-grants-codes': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
      columnGap: 12,
    },
    '.ki-grant': {
      ...{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 8,
        padding: '6px 4px',
        fontSize: 13,
        cursor: 'pointer',
      },
      ...{ borderRadius: 4, lineHeight: '18px' },
      '&:hover': { background: mix(text.primary, 4) },
      input: { flex: 'none', width: 16, height: 16, margin: '1px 0 0', accentColor: primary.main },
    },
  };
}
