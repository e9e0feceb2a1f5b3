import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { container } from '../layout/container.css';

export const page = style([
  container,
  { paddingTop: theme.space[7], '@media': { print: { padding: 0, maxWidth: 'none' } } },
]);

/** Paper takes the receipt and nothing that stands around it: no header, no footer, no notifications. */
globalStyle(`body:has(${page}) :not(:has(main), main, main *)`, {
  '@media': { print: { display: 'none !important' } },
});

/** Black on white, whichever colours the screen has, and set to fit a sheet. */
globalStyle(`html:has(${page})`, { '@media': { print: { colorScheme: 'light !important' } } });
globalStyle(`body:has(${page})`, {
  '@media': { print: { background: 'none', fontSize: '10.5pt', lineHeight: 1.35 } },
});
globalStyle(`${page} *, ${page} ::before, ${page} ::after`, {
  '@media': {
    print: {
      background: 'none !important',
      borderColor: '#555 !important',
      color: 'black !important',
    },
  },
});
