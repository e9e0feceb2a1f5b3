import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { focusUnderline } from '../search/focus-underline';

export const root = style({
  display: 'block',
  marginBottom: theme.space[4],
  scrollMarginTop: '96px',
});

export const form = style({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `1px solid ${theme.color.textMuted}`,
  selectors: { '&:has(input:focus-visible)': focusUnderline },
});

export const field = style({ flex: 1, minWidth: 0 });

export const control = style({
  width: '100%',
  minHeight: '48px',
  font: 'inherit',
  color: theme.color.text,
  background: 'none',
  border: 0,
  borderRadius: 0,
  appearance: 'none',
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: theme.color.textMuted, opacity: 1 },
});

export const submit = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  color: theme.color.brand,
});
