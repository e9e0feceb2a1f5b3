import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { visuallyHidden } from '../../ui/visually-hidden.css';

export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.button,
});

export const legend = visuallyHidden;

export const stepButton = style({ width: '48px', height: '48px' });

export const value = style({
  minWidth: '2ch',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
