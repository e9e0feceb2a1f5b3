import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const themeSwitch = style({
  display: 'flex',
  flexWrap: 'wrap',
  border: 0,
  gap: theme.space[1],
});

export const option = style({ position: 'relative', cursor: 'pointer' });

export const radio = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const label = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  paddingInline: theme.space[3],
  border: '1px solid transparent',
  borderRadius: theme.radius.button,
  selectors: {
    [`${radio}:checked + &`]: { borderColor: theme.color.textMuted, color: theme.color.text },
    [`${radio}:focus-visible + &`]: {
      outline: `2px solid ${theme.color.brand}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { [`${radio}:not(:checked) + &`]: { borderColor: 'Canvas' } },
    },
  },
});
