import { globalStyle } from '@vanilla-extract/css';
import { from, reducedMotion } from './media';
import { theme } from './theme.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });

globalStyle('html', {
  fontSize: '17px',
  textSizeAdjust: '100%',
  scrollPaddingTop: '96px',
  '@media': { [from.large]: { fontSize: '18px' } },
});

globalStyle('body', {
  minHeight: '100vh',
  background: theme.color.surface,
  color: theme.color.text,
  font: `400 1rem/1.6 ${theme.font.text}`,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('h1, h2, h3', {
  fontFamily: theme.font.heading,
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  // Long words break instead of widening the page.
  overflowWrap: 'anywhere',
});

globalStyle('p', { textWrap: 'pretty' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('a', { color: 'inherit' });
globalStyle('button', {
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
});
globalStyle('button:disabled', { cursor: 'not-allowed' });

globalStyle(':focus-visible', { outline: `2px solid ${theme.color.brand}`, outlineOffset: '2px' });
globalStyle('main:focus, h1:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: '220ms',
  animationTimingFunction: 'ease-out',
});
