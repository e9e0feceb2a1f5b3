import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** No taller than most of a window, so that preview and button stay near. */
export const choices = style({
  width: '100%',
  minWidth: 0,
  maxHeight: '70vh',
  padding: theme.space[3],
  overflowY: 'auto',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.corner,
});

export const legend = style({ paddingInline: theme.space[2], fontWeight: 600 });

export const choice = style({
  display: 'block',
  position: 'relative',
  minWidth: 0,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.brand}`, outlineOffset: '9px' },
  },
});

/** The chosen one has the double rim of a Talavera plate. */
export const photograph = style({
  display: 'block',
  borderRadius: theme.radius.photograph,
  selectors: {
    [`${choice}:has(:checked) &`]: {
      boxShadow: [
        `0 0 0 3px ${theme.color.surface}`,
        `0 0 0 5px ${theme.color.brand}`,
        `0 0 0 7px ${theme.color.surface}`,
        `0 0 0 8px ${theme.color.accent}`,
      ].join(', '),
    },
  },
});

export const title = style({
  display: 'block',
  marginTop: theme.space[3],
  fontWeight: 500,
  overflowWrap: 'anywhere',
  selectors: { [`${choice}:has(:checked) &`]: { color: theme.color.brand } },
});
