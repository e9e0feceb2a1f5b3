import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  minWidth: 0,
  border: 0,
});

export const legend = style({
  marginBottom: theme.space[1],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});

export const button = style({
  minHeight: '44px',
  paddingInline: theme.space[4],
  border: `1px solid ${theme.color.textMuted}`,
  borderRadius: theme.radius.button,
  fontWeight: 600,
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: theme.color.brand,
      background: theme.color.fill,
      color: theme.color.onFill,
    },
    '&[aria-disabled=true]': { opacity: 0.6 },
  },
});
