import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';
import { printOnly } from '../../ui/print/print-only';

export const page = style([
  container,
  {
    maxWidth: '60rem',
    paddingBlock: theme.space[6],
    '@media': { print: { padding: 0, maxWidth: 'none' } },
  },
]);

printOnly(page);

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space[4],
  marginBottom: theme.space[6],
});

export const title = style({
  fontSize: theme.size.heading,
  '@media': { print: { fontSize: '20pt' } },
});

const screenOnly = { '@media': { print: { display: 'none' } } };

export const screenOnlyTitle = style([title, screenOnly]);

export const actions = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `${theme.space[2]} ${theme.space[4]}`,
  },
  screenOnly,
]);

export const note = style({ color: theme.color.textMuted });

/** One order per sheet of paper. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  padding: theme.space[5],
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.border}`,
  selectors: { '& + &': { marginTop: theme.space[6], breakBefore: 'page' } },
  '@media': { print: { padding: 0, border: 0 } },
});

// Two columns of facts, and no buttons on paper.
globalStyle(`${sheet} dl:first-of-type > div`, { gridColumn: 'auto' });
globalStyle(`${sheet} button`, { '@media': { print: { display: 'none' } } });

export const number = style({ whiteSpace: 'nowrap' });

export const sheetNumber = style({ fontSize: theme.size.heading });

export const customer = style({ fontFamily: theme.font.text, fontSize: theme.size.large });

export const labels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[3],
  listStyle: 'none',
  '@media': {
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '4mm' },
  },
});

export const label = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[2],
  minHeight: '9rem',
  padding: theme.space[4],
  background: theme.color.surfaceRaised,
  border: `1px dashed ${theme.color.textMuted}`,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@media': { print: { minHeight: '50mm' } },
});

export const labelName = style({ fontSize: theme.size.title, lineHeight: 1.2 });

export const labelNumber = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const address = style({ fontStyle: 'normal', whiteSpace: 'pre-line' });

export const labelItem = style({ fontSize: theme.size.large, fontWeight: 600 });

export const card = style([
  label,
  {
    alignContent: 'center',
    justifyItems: 'center',
    fontFamily: theme.font.heading,
    fontSize: theme.size.large,
    textAlign: 'center',
    whiteSpace: 'pre-line',
  },
]);

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${theme.space[2]} ${theme.space[3]} ${theme.space[2]} 0`,
  borderBottom: `1px solid ${theme.color.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  breakInside: 'avoid',
});

globalStyle(`${table} thead th`, {
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontWeight: 400,
});

globalStyle(`${table} tbody th`, { fontWeight: 600 });

/** To tick off with a pen. */
export const box = style({
  display: 'inline-block',
  width: '14px',
  height: '14px',
  border: `1.5px solid ${theme.color.text}`,
});
