import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const label = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space[4],
  lineHeight: 1.4,
});

export const name = style({ fontWeight: 600 });

export const price = style({
  color: theme.color.accent,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

export const detail = style({
  flexBasis: '100%',
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});
