import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** On phones a single scrollable row, so that the first product stays visible. */
export const filter = style({
  display: 'flex',
  gap: theme.space[2],
  marginInline: `calc(-1 * ${theme.space[4]})`,
  marginBottom: theme.space[4],
  // Room for the outline of a focused link.
  padding: `${theme.space[1]} ${theme.space[4]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [from.medium]: {
      flexWrap: 'wrap',
      gap: theme.space[3],
      marginInline: 0,
      marginBottom: theme.space[5],
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
});

export const option = style({
  display: 'grid',
  whiteSpace: 'nowrap',
  placeItems: 'center',
  minHeight: '44px',
  paddingInline: theme.space[4],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.button,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: theme.color.brand },
    '&[aria-current]': {
      background: theme.color.fill,
      borderColor: theme.color.fill,
      color: theme.color.onFill,
    },
  },
});
