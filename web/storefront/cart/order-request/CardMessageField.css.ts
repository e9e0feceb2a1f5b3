import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const field = style({ display: 'grid', gap: theme.space[2] });

export const count = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});

/** A folded card in the box. */
export const card = style({
  display: 'grid',
  placeItems: 'center',
  maxWidth: '26rem',
  minHeight: '9rem',
  padding: `${theme.space[5]} ${theme.space[6]}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.image,
  outline: `1px solid ${theme.color.border}`,
  outlineOffset: '-8px',
  background: theme.color.surfaceRaised,
  textAlign: 'center',
});

export const message = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
