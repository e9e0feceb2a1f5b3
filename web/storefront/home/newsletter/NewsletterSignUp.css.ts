import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

export const columns = style({
  display: 'grid',
  gap: theme.space[6],
  paddingTop: theme.space[7],
  borderTop: `1px solid ${theme.color.border}`,
  '@media': { [from.medium]: { gridTemplateColumns: '1fr 1fr', gap: theme.space[8] } },
});

export const fields = style({
  display: 'grid',
  gap: theme.space[3],
  minWidth: 0,
  border: 0,
  '@media': { [from.small]: { gridTemplateColumns: '1fr auto', alignItems: 'start' } },
});

/** Aligns the button with the field below its label. */
export const subscribe = style({
  '@media': { [from.small]: { marginTop: `calc(1.6rem + ${theme.space[1]})` } },
});

export const thanks = style({
  minHeight: '1.6em',
  marginTop: theme.space[3],
  color: theme.color.positive,
  fontWeight: 600,
});
