import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';
import { visuallyHidden } from '../../../ui/visually-hidden.css';

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

export const add = style({
  position: 'relative',
  width: 'fit-content',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.brand}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
  },
});

export const input = visuallyHidden;
