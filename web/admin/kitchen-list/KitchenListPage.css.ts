import { style } from '@vanilla-extract/css';
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

export const header = style({ display: 'grid', gap: theme.space[4] });

export const title = style({
  fontSize: theme.size.display,
  '@media': { print: { fontSize: '22pt' } },
});

export const kind = style({
  display: 'block',
  marginBottom: theme.space[1],
  color: theme.color.textMuted,
  fontFamily: theme.font.text,
  fontSize: theme.size.text,
  letterSpacing: 'normal',
});

/** In Spanish, days are lowercase, but headings start with a capital. */
export const day = style({ display: 'block', '::first-letter': { textTransform: 'uppercase' } });

export const navigation = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Aligns the links with the date input, below its label.
  alignItems: 'end',
  gap: `${theme.space[2]} ${theme.space[4]}`,
  '@media': { print: { display: 'none' } },
});

export const section = style({
  marginTop: theme.space[6],
  '@media': { print: { marginTop: '12pt' } },
});

export const note = style({ marginTop: theme.space[4], color: theme.color.textMuted });

const border = `1px solid ${theme.color.border}`;

export const counts = style({ width: '100%', borderCollapse: 'collapse' });

export const countRow = style({ borderBottom: border, breakInside: 'avoid' });

/** Large enough to read from the counter. */
export const count = style({
  minWidth: '2.5ch',
  paddingRight: theme.space[4],
  fontSize: theme.size.large,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const product = style({
  width: '100%',
  paddingBlock: theme.space[2],
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { print: { paddingBlock: '2pt' } },
});

export const order = style({
  display: 'grid',
  gap: theme.space[2],
  paddingBlock: theme.space[4],
  borderBottom: border,
  breakInside: 'avoid',
  '@media': {
    [from.medium]: { gridTemplateColumns: '1fr 1fr', columnGap: theme.space[6] },
    print: { gridTemplateColumns: '1fr 1fr', gap: '4pt 18pt', paddingBlock: '8pt' },
  },
});

export const number = style({
  fontSize: theme.size.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const name = style({ fontFamily: theme.font.text, fontSize: theme.size.large });

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[4]}`,
  gridColumn: '1',
});

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textUnderlineOffset: '4px',
  '@media': { print: { minHeight: 0, textDecoration: 'none' } },
});

export const items = style({
  '@media': {
    [from.medium]: { gridColumn: '2', gridRow: '1 / span 2' },
    print: { gridColumn: '2', gridRow: '1 / span 2' },
  },
});

export const item = style({ display: 'flex', alignItems: 'baseline' });

export const notes = style({
  gridColumn: '1 / -1',
  paddingLeft: theme.space[3],
  borderLeft: `3px solid ${theme.color.accent}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const allergies = style({
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
});
