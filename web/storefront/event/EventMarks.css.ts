import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const marks = style({ display: 'grid', justifyItems: 'start', gap: theme.space[1] });

const base = style({
  padding: `2px ${theme.space[2]}`,
  background: theme.color.surface,
  borderLeft: '3px solid',
  borderRadius: theme.radius.image,
  color: theme.color.text,
  fontSize: theme.size.small,
  fontWeight: 600,
  lineHeight: 1.35,
});

export const mark = styleVariants({
  against: [base, { borderLeftColor: theme.color.warning }],
  onRequest: [base, { borderLeftColor: theme.color.positive, fontWeight: 400 }],
});
