import { globalStyle } from '@vanilla-extract/css';

/**
 * Prints only the content of `main`: no header, footer or toasts, black on white in either theme. `pageClass` is the
 * class of an element inside `main`.
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
