import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css';

const tintedBackground = (color: string) => ({
  color,
  background: `color-mix(in srgb, ${color} 12%, transparent)`,
});

export const badge = recipe({
  base: {
    display: 'inline-block',
    paddingInline: theme.space[3],
    borderRadius: theme.radius.button,
    fontSize: theme.size.small,
    fontWeight: 600,
    lineHeight: '28px',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { background: theme.color.border, color: theme.color.text },
      warning: tintedBackground(theme.color.warning),
      info: tintedBackground(theme.color.info),
      positive: tintedBackground(theme.color.positive),
      critical: tintedBackground(theme.color.critical),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
