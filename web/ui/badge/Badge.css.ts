import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

const tintedBackground = (color: string) => ({
  color,
  background: `color-mix(in srgb, ${color} 12%, transparent)`,
});

const base = style({
  display: 'inline-block',
  paddingInline: theme.space[3],
  borderRadius: theme.radius.button,
  fontSize: theme.size.small,
  fontWeight: 600,
  lineHeight: '28px',
  whiteSpace: 'nowrap',
});

export const badge = styleVariants({
  neutral: [base, { background: theme.color.border, color: theme.color.text }],
  warning: [base, tintedBackground(theme.color.warning)],
  info: [base, tintedBackground(theme.color.info)],
  positive: [base, tintedBackground(theme.color.positive)],
  critical: [base, tintedBackground(theme.color.critical)],
});
