import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const heading = style({ marginBottom: theme.space[3], fontSize: theme.size.large });

export const list = style({ display: 'grid', listStyle: 'none' });

/** A line connects the points. */
export const event = style({
  position: 'relative',
  paddingLeft: theme.space[5],
  paddingBottom: theme.space[4],
  '::before': {
    content: '""',
    position: 'absolute',
    left: '3px',
    top: '0.5em',
    width: '9px',
    height: '9px',
    borderRadius: theme.radius.button,
    background: theme.color.brand,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '7px',
      top: 'calc(0.5em + 12px)',
      bottom: '-0.3em',
      width: '1px',
      background: theme.color.textMuted,
    },
    '&:last-child': { paddingBottom: 0 },
  },
});

export const name = style({ fontWeight: 600 });

export const details = style({ color: theme.color.textMuted, fontSize: theme.size.small });
