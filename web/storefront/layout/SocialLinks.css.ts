import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const root = style({ containerType: 'inline-size' });

/** One row, or two rows of two if the four links don't fit. */
export const social = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[3],
  '@container': {
    '(max-width: 18.25em)': { display: 'grid', gridTemplateColumns: 'repeat(2, max-content)' },
    '(max-width: 10.5em)': { gridTemplateColumns: '1fr' },
  },
});

globalStyle(`${social} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'none',
});
globalStyle(`${social} a:hover`, { textDecoration: 'underline' });
