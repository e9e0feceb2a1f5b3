import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const selection = style({
  display: 'grid',
  gap: theme.space[2],
  paddingBlock: theme.space[5],
  borderTop: `1px solid ${theme.color.border}`,
  '@media': {
    [from.small]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)', gap: theme.space[5] },
  },
});

export const name = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
  fontWeight: 500,
  lineHeight: 1.25,
  textWrap: 'balance',
});

export const text = style({ maxWidth: theme.measure });

export const product = style({ color: theme.color.textMuted });

export const productLink = style({
  display: 'inline-block',
  paddingBlock: '10px',
  color: theme.color.brand,
  fontWeight: 500,
  textUnderlineOffset: '4px',
});
