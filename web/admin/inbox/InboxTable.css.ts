import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const title = style({ position: 'relative', display: 'block' });

export const read = style([title, { fontWeight: 400 }]);

/** With a dot, in the margin on wide screens. */
export const unread = style([
  title,
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

export const openButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  minWidth: '44px',
  fontWeight: 'inherit',
  color: theme.color.brand,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const actions = style({ display: 'inline-flex', gap: theme.space[4] });

export const noWrap = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.large]: { whiteSpace: 'nowrap' } },
});
