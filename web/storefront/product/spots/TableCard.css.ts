import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';
import { printOnly } from '../../../ui/print/print-only';
import { doubleRule } from '../../../ui/section-heading/double-rule';

export const card = style({
  display: 'none',
  page: 'table-card',
  '@media': {
    print: {
      display: 'block',
      maxWidth: '4.6in',
      marginInline: 'auto',
      fontSize: '9pt',
      lineHeight: 1.3,
      breakInside: 'avoid',
    },
  },
});

printOnly(card);

globalStyle(`main:has(> ${card}) > :not(${card})`, {
  '@media': { print: { display: 'none !important' } },
});

export const shop = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4pt',
  fontFamily: theme.font.heading,
  fontSize: '12pt',
  fontWeight: 560,
});

export const title = style({
  marginTop: '6pt',
  fontSize: '21pt',
  '::after': { ...doubleRule('56px'), marginTop: '6pt' },
});

export const photo = style({
  position: 'relative',
  width: 'fit-content',
  marginTop: '10pt',
  marginInline: 'auto',
});

export const image = style({
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: '3.5in',
  borderRadius: theme.radius.image,
});

export const spots = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

globalStyle(`${spots} circle`, { fill: '#fff', fillOpacity: 1, stroke: '#000', strokeWidth: 2 });
globalStyle(`${spots} text`, { fill: '#000' });

export const legend = style({
  counterReset: 'spot',
  columns: 2,
  columnGap: '14pt',
  marginTop: '10pt',
});

export const entry = style({
  counterIncrement: 'spot',
  position: 'relative',
  paddingBottom: '3pt',
  paddingLeft: '16pt',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(spot)',
    position: 'absolute',
    left: 0,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
});

export const allergens = style({
  marginTop: '8pt',
  paddingTop: '5pt',
  borderTop: '0.75pt solid',
  fontSize: '8pt',
});
