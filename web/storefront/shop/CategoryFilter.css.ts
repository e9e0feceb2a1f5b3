import { style } from '@vanilla-extract/css';
import { forcedColors, from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** On phones a single scrollable row, so that the first product stays visible. */
export const filter = style({
  display: 'flex',
  gap: theme.space[5],
  marginInline: `calc(-1 * ${theme.space[4]})`,
  marginBottom: theme.space[3],
  // Room for the outline of a focused link.
  padding: `${theme.space[1]} ${theme.space[4]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [from.medium]: {
      flexWrap: 'wrap',
      gap: `0 ${theme.space[6]}`,
      marginInline: 0,
      marginBottom: theme.space[2],
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
});

/** Headings of the menu to choose from. */
export const option = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '44px',
  borderBottom: '2px solid transparent',
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: theme.color.brand },
    '&[aria-current]': { borderColor: 'currentColor', color: theme.color.brand },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&:not([aria-current])': { borderColor: 'Canvas' } },
    },
  },
});
