import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const details = style({ marginTop: theme.space[4] });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  columnGap: theme.space[4],
  alignItems: 'baseline',
  paddingBlock: theme.space[2],
  lineHeight: 1.45,
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.border}` } },
});

export const name = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const value = style({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  lineHeight: 1.25,
});

export const missing = style({ color: theme.color.textMuted, fontStyle: 'italic' });
