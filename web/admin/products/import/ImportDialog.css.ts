import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';
import { visuallyHidden } from '../../../ui/visually-hidden.css';

export const dropZone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[3],
  padding: theme.space[5],
  border: `1px dashed ${theme.color.textMuted}`,
  borderRadius: theme.radius.corner,
  textAlign: 'center',
});

export const dragOver = style({
  borderColor: theme.color.brand,
  background: theme.color.surfaceRaised,
});

export const fileName = style({ overflowWrap: 'anywhere', fontWeight: 600 });

export const muted = style({ color: theme.color.textMuted, textWrap: 'balance' });

export const status = style({
  display: 'grid',
  gap: theme.space[3],
  marginTop: theme.space[4],
  selectors: { '&:empty': { display: 'none' } },
});

export const counts = style({ fontSize: theme.size.large, fontVariantNumeric: 'tabular-nums' });

export const fileLabel = style({
  position: 'relative',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.brand}`, outlineOffset: '2px' },
  },
});

export const fileInput = visuallyHidden;

export const submitButton = style({
  selectors: { '&&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } },
});
