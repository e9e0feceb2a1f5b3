import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const removedMessage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[4],
  color: theme.color.textMuted,
});

export const undo = style({
  minWidth: '44px',
  minHeight: '44px',
  color: theme.color.brand,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
