import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const container = style({
  width: '100%',
  maxWidth: '1240px',
  marginInline: 'auto',
  paddingInline: theme.space[4],
  '@media': { [from.medium]: { paddingInline: theme.space[6] } },
});

/** A text with actions next to it, or below where there's no room. */
export const bar = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.space[5],
  },
]);
