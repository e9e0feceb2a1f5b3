import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import * as fieldStyles from '../../ui/form/Field.css';
import { visuallyHidden } from '../../ui/visually-hidden.css';

export const { field, label, hint } = fieldStyles;

export const hiddenLabel = visuallyHidden;

export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  border: `1px solid ${theme.color.textMuted}`,
  borderRadius: theme.radius.button,
  background: theme.color.surfaceRaised,
});

export const stepButton = style({ width: '46px', height: '46px' });

export const value = style({
  width: '3.25rem',
  minHeight: '46px',
  font: 'inherit',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: theme.color.text,
  background: 'none',
  border: 0,
});
