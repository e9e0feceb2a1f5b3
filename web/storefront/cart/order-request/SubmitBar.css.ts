import { style } from '@vanilla-extract/css';
import { withoutSticky } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[2]} ${theme.space[4]}`,
  paddingBlock: `${theme.space[3]} max(${theme.space[3]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  '@media': {
    [withoutSticky]: { position: 'static' },
  },
});

export const total = style({ display: 'grid', lineHeight: 1.3 });

export const label = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const amount = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
  fontVariantNumeric: 'tabular-nums',
});
