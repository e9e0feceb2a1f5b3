import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const figures = style({ marginTop: theme.space[7] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: theme.space[5],
  marginBottom: theme.space[3],
  '@media': { [from.large]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space[3],
  paddingBlock: theme.space[2],
  borderBottom: `1px solid ${theme.color.border}`,
});

export const number = style({
  color: theme.color.brand,
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.3,
});

export const name = style({ color: theme.color.textMuted, lineHeight: 1.3 });
