import { globalStyle } from '@vanilla-extract/css';

/**
 * Prints only the content of `main`: no header, footer or toasts, black on white. `pageClass` is the
 * class of an element inside `main`.
 */
export function printOnly(pageClass: string): void {
  globalStyle(`body:has(${pageClass}) :not(:has(main), main, main *)`, {
    '@media': { print: { display: 'none !important' } },
  });
  globalStyle(`body:has(${pageClass})`, {
    '@media': { print: { background: 'none', fontSize: '10.5pt', lineHeight: 1.35 } },
  });
  globalStyle(`${pageClass} *, ${pageClass} ::before, ${pageClass} ::after`, {
    '@media': {
      print: {
        background: 'none !important',
        borderColor: '#555 !important',
        color: 'black !important',
      },
    },
  });
}
