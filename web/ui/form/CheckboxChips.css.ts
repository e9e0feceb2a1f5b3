import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { choice, control } from './choice.css';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  marginTop: theme.space[2],
});

export const chip = style([
  choice,
  {
    display: 'inline-flex',
    gap: theme.space[2],
    minHeight: '44px',
    padding: `${theme.space[1]} ${theme.space[4]}`,
    borderRadius: theme.radius.button,
    selectors: { '&:has(:checked)': { color: theme.color.brand, fontWeight: 600 } },
  },
]);

export const box = style([control, { width: '18px', height: '18px' }]);
