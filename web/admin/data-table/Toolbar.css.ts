import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { button } from '../../ui/button/Button.css';

export const toggle = style([
  button.secondary,
  { '@media': { [from.medium]: { display: 'none' } } },
]);

export const options = style({
  display: 'contents',
  '@media': {
    [below.medium]: {
      display: 'none',
      selectors: {
        '&[data-open]': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          flexBasis: '100%',
          gap: theme.space[3],
        },
      },
    },
  },
});

globalStyle(`${options} > *`, {
  flex: '1 1 140px',
  '@media': { [from.medium]: { flex: '0 1 auto' } },
});
