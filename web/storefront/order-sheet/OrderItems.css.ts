import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { hiddenRules } from '../../ui/visually-hidden.css';

const border = `1px solid ${theme.color.border}`;

export const items = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});

export const head = style(hiddenRules);

export const item = style({ borderTop: border, verticalAlign: 'baseline', breakInside: 'avoid' });

export const name = style({
  paddingBlock: theme.space[3],
  fontWeight: 500,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { print: { paddingBlock: '3pt' } },
});

export const sumName = style([name, { fontWeight: 400 }]);

export const unitPrice = style({
  display: 'block',
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontWeight: 400,
});

export const amount = style({
  paddingLeft: theme.space[4],
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const total = style({
  borderBlock: border,
  fontSize: theme.size.title,
  fontWeight: 600,
  verticalAlign: 'baseline',
});
