import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const border = `1px solid ${theme.color.border}`;

export const method = style({
  display: 'grid',
  gap: theme.space[6],
  marginTop: theme.space[7],
  '@media': {
    [from.medium]: { gridTemplateColumns: '5fr 7fr', gap: `${theme.space[7]} ${theme.space[6]}` },
    [from.large]: { gap: `${theme.space[7]} ${theme.space[8]}`, marginTop: theme.space[8] },
    print: { gridTemplateColumns: '1fr', gap: '10pt', marginTop: '10pt' },
  },
});

export const title = style({
  marginBottom: theme.space[4],
  fontSize: theme.size.title,
  '@media': { print: { marginBottom: '4pt', fontSize: '13pt' } },
});

/** Sticky below the header while the steps scroll. */
export const ingredients = style({
  gridRow: 'span 2',
  '@media': {
    [`${from.large} and (min-height: 860px)`]: {
      position: 'sticky',
      top: '108px',
      alignSelf: 'start',
    },
  },
});

export const ingredientList = style({
  '@media': {
    [from.large]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: theme.space[4],
    },
    print: { display: 'block', columns: 2, columnGap: '24pt' },
  },
});

export const ingredient = style({
  paddingBlock: theme.space[2],
  borderTop: border,
  '@media': {
    [from.large]: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
    print: {
      display: 'block',
      padding: '1.5pt 0 1.5pt 14pt',
      textIndent: '-14pt',
      border: 0,
      breakInside: 'avoid',
      '::before': {
        content: '""',
        display: 'inline-block',
        width: '8pt',
        height: '8pt',
        marginRight: '6pt',
        border: '0.75pt solid',
      },
    },
  },
});

export const amount = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gap: theme.space[5],
  maxWidth: theme.measure,
  '@media': { print: { gap: '5pt', maxWidth: 'none' } },
});

export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  paddingLeft: '2.75rem',
  textWrap: 'pretty',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: '-0.15em',
    color: theme.color.accent,
    fontFamily: theme.font.heading,
    fontSize: '2.5rem',
    lineHeight: 1,
  },
  '@media': {
    [from.medium]: { paddingLeft: '3.5rem' },
    print: {
      minHeight: '25pt',
      paddingLeft: '30pt',
      breakInside: 'avoid',
      '::before': { top: 0, fontSize: '25pt' },
    },
  },
});

export const name = style({
  display: 'block',
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  fontWeight: 600,
  '@media': {
    print: { display: 'inline', fontSize: '11pt', '::after': { content: '.' } },
  },
});

export const notes = style({
  '@media': { [from.medium]: { gridColumn: 2 }, print: { gridColumn: 1 } },
});

export const noteList = style({
  display: 'grid',
  gap: theme.space[5],
  '@media': {
    [from.large]: { gridTemplateColumns: '1fr 1fr' },
    print: { gridTemplateColumns: '1fr 1fr', gap: '5pt 24pt' },
  },
});

/** Printed on the same line as its name. */
export const note = style({
  textWrap: 'pretty',
  '@media': { print: { display: 'inline' } },
});
