import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const card = style([
  container,
  {
    paddingTop: theme.space[8],
    '@media': {
      [from.large]: { paddingTop: theme.space[9] },
      print: {
        display: 'flex',
        flexDirection: 'column',
        minHeight: '98vh',
        padding: 0,
        breakAfter: 'page',
      },
    },
  },
]);

const baseHero = style({
  display: 'grid',
  gap: theme.space[6],
  alignItems: 'center',
  '@media': { [from.large]: { gap: theme.space[8] } },
});

export const hero = styleVariants({
  left: [baseHero, { '@media': { [from.large]: { gridTemplateColumns: '7fr 5fr' } } }],
  right: [baseHero, { '@media': { [from.large]: { gridTemplateColumns: '5fr 7fr' } } }],
});

/** Full width on phones. */
export const image = style({
  aspectRatio: '4 / 3',
  marginInline: `calc(-1 * ${theme.space[4]})`,
  selectors: { [`${hero.right} > &`]: { '@media': { [from.large]: { order: 1 } } } },
  '@media': {
    [from.medium]: { marginInline: 0 },
    print: { display: 'none' },
  },
});

export const text = style({
  '@media': {
    print: { display: 'flex', alignItems: 'start', justifyContent: 'space-between' },
  },
});

globalStyle(`${text} > h2`, {
  fontSize: 'clamp(2rem, 1.55rem + 2vw, 3.125rem)',
  '@media': { print: { margin: 0, fontSize: '25pt' } },
});

export const headnote = style({
  maxWidth: '26em',
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  lineHeight: 1.5,
  '@media': { print: { display: 'none' } },
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[1]} ${theme.space[5]}`,
  marginTop: theme.space[5],
  paddingBlock: theme.space[3],
  borderBlock: `1px solid ${theme.color.border}`,
  color: theme.color.accent,
  fontWeight: 600,
  '@media': {
    print: {
      display: 'block',
      margin: 0,
      padding: 0,
      border: 0,
      textAlign: 'right',
      whiteSpace: 'nowrap',
    },
  },
});

/** Needs JavaScript. Reserves its space before hydration to avoid a layout shift. */
export const printButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '44px',
  marginTop: theme.space[2],
  color: theme.color.brand,
  fontWeight: 500,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    'html:not([data-ready]) &': { visibility: 'hidden' },
  },
  '@media': { print: { display: 'none' } },
});

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[4],
  marginTop: theme.space[7],
  paddingTop: theme.space[5],
  borderTop: `1px solid ${theme.color.border}`,
  '@media': { print: { display: 'none' } },
});

export const orderLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[2]} ${theme.space[4]}`,
});

export const orderPrompt = style({ fontFamily: theme.font.heading, fontSize: theme.size.title });

export const printFooter = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      marginTop: 'auto',
      paddingTop: '6pt',
      borderTop: '0.5pt solid',
      fontFamily: theme.font.heading,
      textAlign: 'center',
    },
  },
});
