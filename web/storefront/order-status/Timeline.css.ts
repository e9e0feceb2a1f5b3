import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

const dotSize = '11px';

export const timeline = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A dot for each event, connected by a hairline; the last one is filled. */
export const event = style({
  position: 'relative',
  display: 'grid',
  paddingLeft: theme.space[5],
  paddingBottom: theme.space[4],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '0.55em',
      width: dotSize,
      height: dotSize,
      border: `1px solid ${theme.color.accent}`,
      borderRadius: theme.radius.button,
    },
    '&:last-child::before': { background: theme.color.accent },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '5px',
      top: 'calc(0.55em + 14px)',
      bottom: 'calc(-0.55em + 3px)',
      borderLeft: `1px solid ${theme.color.border}`,
    },
    '&:last-child': { paddingBottom: 0 },
  },
  '@media': { print: { paddingBottom: '2pt', breakInside: 'avoid' } },
});

export const kind = style({ fontWeight: 500 });

export const time = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
