import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[4],
  marginTop: theme.space[5],
});

export const count = style({ color: theme.color.textQuiet, fontSize: theme.size.small });

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[4],
  maxWidth: '520px',
  marginBottom: theme.space[5],
});
