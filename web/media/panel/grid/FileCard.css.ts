import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const card = style({ position: 'relative', minWidth: 0 });

export const selectButton = style({
  display: 'block',
  width: '100%',
  textAlign: 'left',
  lineHeight: 1.35,
  selectors: { '&:focus-visible': { outlineOffset: '9px' } },
});

export const image = style({
  display: 'block',
  borderRadius: theme.radius.image,
  selectors: {
    [`${selectButton}[aria-pressed=true] &`]: {
      boxShadow: [
        `0 0 0 3px ${theme.color.surface}`,
        `0 0 0 5px ${theme.color.brand}`,
        `0 0 0 7px ${theme.color.surface}`,
        `0 0 0 8px ${theme.color.accent}`,
      ].join(', '),
    },
  },
});

export const thumbnail = style({ aspectRatio: '1' });

export const title = style({
  display: 'block',
  marginTop: theme.space[3],
  fontWeight: 500,
  overflowWrap: 'anywhere',
  selectors: {
    [`${selectButton}:hover &, ${selectButton}[aria-pressed=true] &`]: { color: theme.color.brand },
  },
});

export const secondary = style({ color: theme.color.textMuted, fontSize: theme.size.small });

/** Hidden until the card is hovered or focused; always visible on touch screens. */
export const actions = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'flex',
  opacity: 0,
  transition: `opacity ${theme.motion.fast}`,
  selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
  '@media': { '(hover: none)': { opacity: 1 } },
});

/** The touch target is larger than what is visible. */
export const actionButton = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  width: '44px',
  height: '44px',
  color: theme.color.text,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '5px',
    zIndex: -1,
    borderRadius: theme.radius.button,
    background: theme.color.surfaceRaised,
  },
  isolation: 'isolate',
  selectors: {
    '&:hover': { color: theme.color.brand },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
