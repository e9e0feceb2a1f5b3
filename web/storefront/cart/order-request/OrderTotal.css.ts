import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const total = style({ fontVariantNumeric: 'tabular-nums' });

const baseRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space[4],
  paddingBlock: theme.space[3],
  borderTop: `1px solid ${theme.color.border}`,
});

export const row = style([baseRow, { color: theme.color.textMuted }]);

export const totalRow = style([
  baseRow,
  { borderBottom: `1px solid ${theme.color.border}`, fontWeight: 600 },
]);

export const amount = style({ fontSize: theme.size.title });
