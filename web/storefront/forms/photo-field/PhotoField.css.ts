import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const fieldset = style({ display: 'grid', gap: theme.space[2], minWidth: 0, border: 0 });

export const legend = style({ fontWeight: 600 });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3] });

export const entry = style({ position: 'relative' });

export const thumbnail = style({
  width: '104px',
  height: '104px',
  objectFit: 'cover',
  background: theme.color.border,
  borderRadius: theme.radius.image,
});

export const remove = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: theme.color.text,
  background: theme.color.surfaceRaised,
  borderRadius: theme.radius.button,
});
