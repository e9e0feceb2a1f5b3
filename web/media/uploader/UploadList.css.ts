import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
});

export const count = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
  fontVariantNumeric: 'tabular-nums',
});

export const list = style({ borderBlock: `1px solid ${theme.color.border}` });
