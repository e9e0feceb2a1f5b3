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
      top: 'calc(50% - 4px)',
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

/** The name of a row as its button: as large as a finger, and no wider than its text. */
export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  minWidth: '44px',
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const actions = style({ display: 'inline-flex', gap: theme.space[4] });

/** A date, a number or an amount, which is not broken over two lines where there is room for it. */
export const whole = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.large]: { whiteSpace: 'nowrap' } },
});
