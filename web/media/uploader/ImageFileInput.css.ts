import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { visuallyHidden } from '../../ui/visually-hidden.css';

export const label = style({
  position: 'relative',
  width: 'fit-content',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.brand}`, outlineOffset: '2px' },
  },
});

export const input = visuallyHidden;
