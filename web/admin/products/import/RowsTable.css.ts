import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';
import { visuallyHidden } from '../../../ui/visually-hidden.css';

export const scrollArea = style({
  maxHeight: '40vh',
  marginTop: theme.space[4],
  overflowY: 'auto',
  borderBlock: `1px solid ${theme.color.border}`,
});

/** Rows are cards on a phone. */
export const table = style({
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '@media': { [from.small]: { display: 'table' } },
});

export const head = style([
  visuallyHidden,
  {
    '@media': {
      [from.small]: {
        position: 'static',
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        clipPath: 'none',
        color: theme.color.textMuted,
        fontSize: theme.size.small,
      },
    },
  },
]);

export const row = style({
  display: 'grid',
  gap: theme.space[1],
  paddingBlock: theme.space[3],
  verticalAlign: 'top',
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.border}` } },
  '@media': { [from.small]: { display: 'table-row' } },
});

const cell = style({
  '@media': {
    [from.small]: { paddingBlock: theme.space[3], paddingInlineEnd: theme.space[4] },
  },
});

export const heading = style([cell, { fontWeight: 400 }]);

export const lineNumber = style([
  cell,
  { color: theme.color.textMuted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
]);

/** Repeats the column heading on phones, where the table head is hidden. */
export const cellLabel = style({ '@media': { [from.small]: { display: 'none' } } });

export const name = style([
  cell,
  {
    overflowWrap: 'anywhere',
    fontWeight: 600,
    '@media': { [from.small]: { minWidth: '10rem' } },
  },
]);

export const details = style([cell, { width: '100%' }]);

export const detailList = style({ display: 'grid', gap: theme.space[1], overflowWrap: 'anywhere' });

export const column = style({ color: theme.color.textMuted });

export const value = style({ whiteSpace: 'pre-line', quotes: 'none' });

export const warning = style({ color: theme.color.warning, fontWeight: 600 });

export const moreRows = style({ marginTop: theme.space[2], color: theme.color.textMuted });
