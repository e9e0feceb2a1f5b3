import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  marginBottom: theme.space[5],
  '@media': { [from.medium]: { gap: theme.space[3] } },
});

export const choice = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  paddingInline: theme.space[4],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.button,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: theme.color.brand },
    '&[aria-current]': {
      background: theme.color.brand,
      borderColor: theme.color.brand,
      color: theme.color.onBrand,
    },
  },
});
