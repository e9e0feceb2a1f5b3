import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css';

const tinted = (color: string) => ({
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
      neutral: { background: theme.color.line, color: theme.color.text },
      warning: tinted(theme.color.warning),
      info: tinted(theme.color.info),
      positive: tinted(theme.color.positive),
      critical: tinted(theme.color.critical),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
