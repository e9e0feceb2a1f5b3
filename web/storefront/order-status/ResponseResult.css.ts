import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const result = style({
  maxWidth: '39em',
  selectors: { '&:has(:not(:empty))': { marginTop: theme.space[5] } },
  '@media': { print: { display: 'none' } },
});

export const done = style({
  selectors: {
    '&:not(:empty)': {
      paddingLeft: theme.space[4],
      borderLeft: `3px solid ${theme.color.positive}`,
    },
  },
});
