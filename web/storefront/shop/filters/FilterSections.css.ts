import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

export const sections = style({
  '@media': { [from.large]: { display: 'flex', flexWrap: 'wrap', columnGap: theme.space[5] } },
});

export const section = style({
  borderBottom: `1px solid ${theme.color.border}`,
  '@media': { [from.large]: { position: 'relative', borderBottom: 0 } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
  minHeight: '52px',
  paddingInline: theme.space[4],
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [from.large]: {
      minHeight: '44px',
      paddingInline: 0,
      selectors: {
        '&:hover': { color: theme.color.brand },
        '&:focus-visible': { outlineOffset: '2px' },
        '&[data-chosen]': { color: theme.color.brand, fontWeight: 600 },
      },
    },
  },
});

export const chosen = style({ color: theme.color.brand, fontWeight: 600 });

export const arrow = style({ flex: 'none', transition: `rotate ${theme.motion.fast}` });

globalStyle(`${section}[open] ${arrow}`, { rotate: '180deg' });

/** On wide screens it opens over the products. */
export const choices = style({
  display: 'grid',
  minWidth: 0,
  padding: `0 ${theme.space[4]} ${theme.space[4]}`,
  border: 0,
  '@media': {
    [from.large]: {
      position: 'absolute',
      zIndex: 20,
      top: `calc(100% + ${theme.space[2]})`,
      left: 0,
      width: '320px',
      maxHeight: '70vh',
      padding: theme.space[4],
      overflowY: 'auto',
      background: theme.color.surfaceRaised,
      border: `1px solid ${theme.color.border}`,
      borderRadius: theme.radius.corner,
      boxShadow: theme.shadow.floating,
    },
  },
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minHeight: '44px',
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { fontWeight: 600 } },
});

export const box = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  accentColor: theme.color.brand,
  cursor: 'inherit',
});

export const name = style({ flex: 1 });

export const count = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
});

export const field = style({
  display: 'grid',
  gap: theme.space[1],
  marginTop: theme.space[2],
  fontSize: theme.size.small,
  fontWeight: 600,
});

export const control = style({
  width: '100%',
  minHeight: '48px',
  paddingInline: theme.space[3],
  font: 'inherit',
  fontSize: theme.size.text,
  color: theme.color.text,
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.textMuted}`,
  borderRadius: theme.radius.corner,
});

export const note = style({
  marginTop: theme.space[3],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});
