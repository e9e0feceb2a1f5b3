import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const newsletter = style({ marginTop: theme.space[8] });

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[4],
});

export const count = style({
  fontSize: theme.size.large,
  fontVariantNumeric: 'tabular-nums',
});

export const skeleton = style({ width: '16ch', height: '48px' });
