import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';
import { visuallyHidden } from '../../../ui/visually-hidden.css';

export const frame = style({
  maxHeight: '40vh',
  marginTop: theme.space[4],
  overflowY: 'auto',
  borderBlock: `1px solid ${theme.color.line}`,
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
        color: theme.color.textQuiet,
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
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.line}` } },
  '@media': { [from.small]: { display: 'table-row' } },
});

const cell = style({
  '@media': {
    [from.small]: { paddingBlock: theme.space[3], paddingInlineEnd: theme.space[4] },
  },
});

export const heading = style([cell, { fontWeight: 400 }]);

export const line = style([
  cell,
  { color: theme.color.textQuiet, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
]);

/** Repeats the column heading on phones, where the table head is hidden. */
export const label = style({ '@media': { [from.small]: { display: 'none' } } });

export const name = style([
  cell,
  {
    overflowWrap: 'anywhere',
    fontWeight: 600,
    '@media': { [from.small]: { minWidth: '10rem' } },
  },
]);

export const wrong = style([cell, { width: '100%' }]);

export const issues = style({ display: 'grid', gap: theme.space[1], overflowWrap: 'anywhere' });

export const column = style({ color: theme.color.textQuiet });

export const value = style({ whiteSpace: 'pre-line', quotes: 'none' });

export const more = style({ marginTop: theme.space[2], color: theme.color.textQuiet });
