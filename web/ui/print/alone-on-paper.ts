import { globalStyle } from '@vanilla-extract/css';

/**
 * Paper takes what a page says and nothing that stands around it: no header, no footer, no notifications. Black on
 * white, whichever colours the screen has, and set to fit a sheet. For the class of what is inside `main`.
 */
export function aloneOnPaper(page: string): void {
  globalStyle(`body:has(${page}) :not(:has(main), main, main *)`, {
    '@media': { print: { display: 'none !important' } },
  });
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
}
