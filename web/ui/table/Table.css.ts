import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Rows are cards on narrow screens, and table rows from this width. */
const tableLayout = from.large;

export const table = style({
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [tableLayout]: { display: 'table' } },
});

/** Hidden on cards: each cell shows its own label there. */
export const head = style({
  display: 'none',
  '@media': { [tableLayout]: { display: 'table-header-group' } },
});

export const heading = style({
  paddingBlock: theme.space[2],
  paddingInlineEnd: theme.space[4],
  borderBottom: `1px solid ${theme.color.text}`,
  fontSize: theme.size.small,
  fontWeight: 600,
  textAlign: 'start',
  verticalAlign: 'middle',
});

export const body = style({
  display: 'grid',
  gap: theme.space[4],
  '@media': { [tableLayout]: { display: 'table-row-group' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space[4],
  padding: `${theme.space[2]} ${theme.space[3]} ${theme.space[3]}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
  background: theme.color.surfaceRaised,
  selectors: { '&[data-selected]': { borderColor: theme.color.brand } },
  '@media': {
    [tableLayout]: {
      display: 'table-row',
      border: 0,
      background: 'none',
      selectors: {
        '&:hover, &[data-selected]': { background: theme.color.surfaceRaised },
      },
    },
  },
});

const tableCell = {
  display: 'table-cell',
  gridColumn: 'auto',
  paddingBlock: theme.space[2],
  paddingInlineEnd: theme.space[4],
  borderBottom: `1px solid ${theme.color.border}`,
  verticalAlign: 'middle',
} as const;

/** On cards, the label precedes the value. */
export const cell = style({
  display: 'contents',
  '@media': { [tableLayout]: tableCell },
});

export const title = style({
  gridColumn: '1 / 3',
  marginBottom: theme.space[2],
  minWidth: 0,
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [tableLayout]: { ...tableCell, overflowWrap: 'break-word' } },
});

/** Fits next to a card's title. */
export const tools = style({
  gridColumn: 3,
  gridRow: 1,
  '@media': { [tableLayout]: { ...tableCell, width: '1%', whiteSpace: 'nowrap' } },
});

export const actions = style({
  gridColumn: '1 / -1',
  marginTop: theme.space[2],
  '@media': { [tableLayout]: { ...tableCell, width: '1%', whiteSpace: 'nowrap' } },
});

export const cellLabel = style({
  gridColumn: 1,
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  '@media': { [tableLayout]: { display: 'none' } },
});

export const value = style({
  gridColumn: '2 / -1',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // A long word of one column must not break the words of the others.
  '@media': { [tableLayout]: { overflowWrap: 'break-word' } },
});

/** Digits align in columns and numbers do not wrap. */
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  minHeight: '44px',
  fontWeight: 600,
  textAlign: 'start',
  selectors: { '&:hover': { color: theme.color.brand } },
});

/** The arrow of an unsorted column appears on hover and focus. */
export const arrow = style({ flex: 'none', opacity: 0 });

globalStyle(`[aria-sort=ascending] ${arrow}, [aria-sort=descending] ${arrow}`, { opacity: 1 });
globalStyle(`${sortButton}:hover ${arrow}, ${sortButton}:focus-visible ${arrow}`, { opacity: 0.7 });
