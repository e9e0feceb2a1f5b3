import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const group = style({ display: 'grid', gap: theme.space[2], minWidth: 0, border: 0 });

export const legend = style({ fontWeight: 600 });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2] });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '44px',
  padding: `${theme.space[1]} ${theme.space[4]}`,
  border: `1px solid ${theme.color.textMuted}`,
  borderRadius: theme.radius.button,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: theme.color.brand,
      background: theme.color.surfaceRaised,
      color: theme.color.brand,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.brand}`, outlineOffset: '2px' },
  },
});

export const box = style({
  flex: 'none',
  width: '18px',
  height: '18px',
  accentColor: theme.color.brand,
  cursor: 'inherit',
});
