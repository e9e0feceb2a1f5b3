import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** For Headless UI's Switch. The 44 px box is the touch target; `::before` draws the smaller track. */
export const switchTrack = style({
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '44px',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '10px 0',
    border: `1px solid ${theme.color.textMuted}`,
    borderRadius: theme.radius.button,
    background: theme.color.surfaceRaised,
    transition: `opacity ${theme.motion.fast}`,
  },
  selectors: {
    '&[data-checked]::before': { borderColor: theme.color.brand, background: theme.color.brand },
  },
});

export const switchThumb = style({
  position: 'absolute',
  top: '14px',
  left: '4px',
  width: '16px',
  height: '16px',
  borderRadius: theme.radius.button,
  background: theme.color.textMuted,
  transition: `transform ${theme.motion.fast}`,
  selectors: {
    '[data-checked] > &': { transform: 'translateX(20px)', background: theme.color.onBrand },
  },
});
