import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const name = style({ position: 'relative', display: 'block' });

export const read = style([name, { fontWeight: 400 }]);

/** A dot beside the name, in the margin where there is one. */
export const unread = style([
  name,
  {
    paddingLeft: theme.space[4],
    fontWeight: 600,
    '::before': {
      content: '""',
      position: 'absolute',
      top: '0.55em',
      left: 0,
      width: '8px',
      height: '8px',
      borderRadius: theme.radius.button,
      background: theme.color.accent,
    },
    '@media': {
      [from.wide]: {
        paddingLeft: 0,
        '::before': { left: `calc(-1 * ${theme.space[4]})` },
      },
    },
  },
]);

export const actions = style({ display: 'inline-flex', gap: theme.space[4] });

/** A date, a number or an amount, which is not broken over two lines where there is room for it. */
export const whole = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.large]: { whiteSpace: 'nowrap' } },
});
