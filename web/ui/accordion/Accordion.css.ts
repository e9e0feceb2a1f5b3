import { style } from '@vanilla-extract/css';
import { scriptingEnabled } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const accordion = style({ borderBottom: `1px solid ${theme.color.border}` });

export const item = style({ borderTop: `1px solid ${theme.color.border}` });

export const title = style({ fontSize: theme.size.title });

const iconStroke = {
  content: '""',
  position: 'absolute',
  right: 0,
  top: '50%',
  width: '18px',
  borderTop: '2px solid currentColor',
  marginTop: '-1px',
} as const;

/** With scripting, a plus icon that turns into a minus when the item is open. */
export const header = style({
  width: '100%',
  minHeight: '44px',
  paddingBlock: theme.space[4],
  textAlign: 'start',
  textWrap: 'balance',
  fontWeight: 'inherit',
  lineHeight: 1.25,
  cursor: 'auto',
  '@media': {
    [scriptingEnabled]: {
      position: 'relative',
      paddingInlineEnd: theme.space[6],
      cursor: 'pointer',
      selectors: {
        '&:hover': { color: theme.color.brand },
        '&::before': { ...iconStroke, color: theme.color.accent },
        '&::after': {
          ...iconStroke,
          color: theme.color.accent,
          transform: 'rotate(90deg)',
          transition: `transform ${theme.motion.fast}, opacity ${theme.motion.fast}`,
        },
        '&[aria-expanded=true]::after': { transform: 'none', opacity: 0 },
      },
    },
  },
});

/** Before hydration, only the item in the URL hash (`:target`) is open. */
export const closed = style({
  '@media': {
    [scriptingEnabled]: {
      selectors: { [`${item}:not(:target) > &:not([hidden])`]: { display: 'none' } },
    },
  },
});

export const content = style({ paddingBottom: theme.space[5] });
