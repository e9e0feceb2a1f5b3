import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const progress = style({ display: 'grid', gap: theme.space[2] });

export const text = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[3],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});

export const percent = style({ fontVariantNumeric: 'tabular-nums' });
