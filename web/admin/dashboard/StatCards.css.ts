import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginTop: theme.space[5],
  '@media': { [from.large]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlock: theme.space[3],
  paddingInlineEnd: theme.space[3],
  borderBottom: `1px solid ${theme.color.border}`,
});

export const number = style({
  color: theme.color.brand,
  fontFamily: theme.font.heading,
  fontSize: theme.size.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.3,
});

export const name = style({ color: theme.color.textMuted, lineHeight: 1.3 });

export const skeleton = style({ width: '3ch', height: '1em', marginBlock: '0.15em' });
