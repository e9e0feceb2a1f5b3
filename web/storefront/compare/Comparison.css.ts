import { createVar, style } from '@vanilla-extract/css';
import { from, scriptingDisabled } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { button, textButton } from '../../ui/button/Button.css';

/** A row's name is above its cells on phones, and in a column of its own from this width. */
const nameColumn = from.medium;

const columns = createVar();
const border = `1px solid ${theme.color.border}`;

export const scrollArea = style({
  // Hidden text, which is positioned, scrolls with its cell.
  position: 'relative',
  overflowX: 'auto',
  // Room for the outline of what is focused.
  margin: '-4px',
  padding: '4px',
});

const withColumns = (count: number) => ({
  [`&[data-columns="${count}"]`]: { vars: { [columns]: String(count) } },
});

export const table = style({
  display: 'block',
  vars: { [columns]: '2' },
  // On phones, the next column shows that there is more.
  minWidth: `calc(${columns} * clamp(7.5rem, 40vw, 10rem))`,
  borderBottom: border,
  selectors: { ...withColumns(3), ...withColumns(4) },
  '@media': {
    [nameColumn]: {
      minWidth: `calc(8.5rem + ${columns} * 9.5rem)`,
      maxWidth: `calc(8.5rem + ${columns} * 20rem)`,
    },
  },
});

export const group = style({ display: 'block' });

export const headingRow = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  columnGap: theme.space[4],
  '@media': {
    [nameColumn]: {
      gridTemplateColumns: `8.5rem repeat(${columns}, minmax(0, 1fr))`,
      columnGap: theme.space[5],
    },
  },
});

/** Next to its names in a column. */
export const corner = style({
  display: 'none',
  '@media': { [nameColumn]: { display: 'block' } },
});

export const heading = style({ fontWeight: 400, textAlign: 'start', verticalAlign: 'top' });

export const link = style({
  display: 'block',
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
  fontWeight: 500,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.brand } },
});

export const image = style({ aspectRatio: '4 / 3', marginBottom: theme.space[3] });

/** Toned down if all cells are equal. */
export const row = style([
  headingRow,
  {
    paddingBlock: theme.space[3],
    borderTop: border,
    fontSize: theme.size.small,
    selectors: { '&[data-equal]': { color: theme.color.textMuted } },
  },
]);

export const priceRow = style([headingRow, { paddingBottom: theme.space[5] }]);

/** Stays in sight while the columns scroll. */
export const name = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  position: 'sticky',
  left: 0,
  color: theme.color.textMuted,
  fontWeight: 400,
  textAlign: 'start',
  '@media': {
    [nameColumn]: {
      gridColumn: 'auto',
      justifySelf: 'stretch',
      background: theme.color.surface,
      textWrap: 'balance',
    },
  },
});

export const priceName = style([name, { paddingTop: theme.space[2], fontSize: theme.size.small }]);

export const cell = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** All buttons of the row are on one line. */
export const purchase = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  minWidth: 0,
});

export const price = style({
  fontSize: theme.size.large,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const option = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  lineHeight: 1.35,
});

export const addButton = style([
  button.wideSecondary,
  {
    marginTop: 'auto',
    paddingInline: theme.space[2],
    '@media': { [scriptingDisabled]: { display: 'none' } },
  },
]);

export const removeLink = style([
  textButton,
  {
    alignSelf: 'center',
    color: theme.color.textMuted,
    fontSize: theme.size.small,
    '@media': { [scriptingDisabled]: { alignSelf: 'start', marginTop: 'auto' } },
  },
]);

export const note = style({
  maxWidth: theme.measure,
  marginTop: theme.space[4],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});

/** With a large touch target, but lines no higher than others. */
export const contactLink = style([textButton, { marginBlock: '-10px' }]);
