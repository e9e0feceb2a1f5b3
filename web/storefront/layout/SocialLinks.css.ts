import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const social = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[4],
  '@media': {
    // The four do not fit into the footer's column: two and two, and none left over.
    [from.large]: { display: 'grid', gridTemplateColumns: 'repeat(2, max-content)' },
  },
});

globalStyle(`${social} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'none',
});
globalStyle(`${social} a:hover`, { textDecoration: 'underline' });
