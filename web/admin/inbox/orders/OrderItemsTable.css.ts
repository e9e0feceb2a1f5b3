import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

const border = `1px solid ${theme.color.border}`;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});

export const heading = style({
  paddingBlock: theme.space[1],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontWeight: 400,
  textAlign: 'start',
});

export const row = style({ borderTop: border, verticalAlign: 'baseline' });

export const name = style({
  paddingBlock: theme.space[2],
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const amount = style({
  paddingLeft: theme.space[4],
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const total = style({
  borderTop: `3px double ${theme.color.textMuted}`,
  fontWeight: 600,
});

export const amountHeading = style([heading, amount, { textAlign: 'end' }]);
