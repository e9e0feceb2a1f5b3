import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

/** Sticky next to the list of items. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: theme.space[2],
  '@media': { [from.large]: { position: 'sticky', top: '108px' } },
});

const fullWidth = { gridColumn: '1 / -1' };

export const subtotal = style({ fontSize: theme.size.title });

export const total = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.heading,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
});

export const estimate = style(fullWidth);

export const muted = style({
  ...fullWidth,
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});

export const servings = style({
  ...fullWidth,
  display: 'grid',
  gap: theme.space[3],
  marginTop: theme.space[4],
  paddingTop: theme.space[5],
  borderTop: `1px solid ${theme.color.border}`,
});

export const servingRange = style({ fontFamily: theme.font.heading, fontSize: theme.size.large });
