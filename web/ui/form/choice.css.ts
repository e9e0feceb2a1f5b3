import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

// Shared by radio cards and checkbox chips.

export const group = style({ display: 'grid', gap: theme.space[2], minWidth: 0, border: 0 });

export const legend = style({ fontWeight: 600 });

export const choice = style({
  alignItems: 'center',
  border: `1px solid ${theme.color.textMuted}`,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: theme.color.brand, background: theme.color.surfaceRaised },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.brand}`, outlineOffset: '2px' },
  },
});

export const control = style({ flex: 'none', accentColor: theme.color.brand, cursor: 'inherit' });
