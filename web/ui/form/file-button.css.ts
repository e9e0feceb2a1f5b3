import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { visuallyHidden } from '../visually-hidden.css';

/** A label with the look of a button, around a file input that is visually hidden. */
export const fileButton = style({
  position: 'relative',
  width: 'fit-content',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.brand}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
  },
});

export const fileInput = visuallyHidden;
