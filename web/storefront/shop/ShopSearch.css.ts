import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const place = style({
  marginBottom: theme.space[5],
  scrollMarginTop: '96px',
  '@media': { [from.large]: { flex: '0 0 320px' } },
});

/** A line to write on rather than a box. */
export const form = style({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `1px solid ${theme.color.textQuiet}`,
  selectors: { '&:focus-within': { borderColor: theme.color.brand } },
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
  '::placeholder': { color: theme.color.textQuiet, opacity: 1 },
});

export const submit = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  color: theme.color.brand,
});
