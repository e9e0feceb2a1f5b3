import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { control } from '../../ui/form/Field.css';

export const subject = style({ marginBottom: theme.space[4] });

export const listbox = style({ position: 'relative' });

export const selected = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space[3],
    textAlign: 'start',
  },
]);

export const options = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 2,
  marginTop: theme.space[1],
  paddingBlock: theme.space[1],
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.textMuted}`,
  borderRadius: theme.radius.corner,
  boxShadow: theme.shadow.floating,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  minHeight: '44px',
  paddingInline: theme.space[3],
  cursor: 'pointer',
  // An outline, since a darker background would lower the contrast of a badge.
  selectors: { '&[data-focus]': { boxShadow: `inset 0 0 0 2px ${theme.color.brand}` } },
});

export const tick = style({
  visibility: 'hidden',
  color: theme.color.brand,
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
