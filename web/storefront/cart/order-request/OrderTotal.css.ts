import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const total = style({ fontVariantNumeric: 'tabular-nums' });

const row_ = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space[4],
  paddingBlock: theme.space[3],
  borderTop: `1px solid ${theme.color.line}`,
});

export const row = style([row_, { color: theme.color.textQuiet }]);

export const sum = style([
  row_,
  { borderBottom: `1px solid ${theme.color.line}`, fontWeight: 600 },
]);

export const figure = style({ fontSize: theme.size.title });
