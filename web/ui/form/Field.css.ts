import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** Its parts stay together where a neighbor is higher, such as one with an error. */
export const field = style({ display: 'grid', alignContent: 'start', gap: theme.space[1] });

export const label = style({ width: 'fit-content', fontWeight: 600 });

export const requiredIndicator = style({ color: theme.color.accent, whiteSpace: 'nowrap' });

export const hint = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const control = style({
  width: '100%',
  minHeight: '48px',
  padding: `${theme.space[2]} ${theme.space[3]}`,
  font: 'inherit',
  color: theme.color.text,
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.textMuted}`,
  borderRadius: theme.radius.corner,
  // A long option of a select must not run under its arrow.
  textOverflow: 'ellipsis',
  selectors: {
    '&[aria-invalid=true]': { borderColor: theme.color.critical, borderWidth: '2px' },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
});

export const textArea = style([control, { minHeight: '9.5rem', resize: 'vertical' }]);

export const status = style({ fontWeight: 500 });

export const error = style({ color: theme.color.critical, fontWeight: 500 });
