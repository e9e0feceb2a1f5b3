import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const stepper = style({ display: 'flex', alignItems: 'center', gap: theme.space[2] });

export const stepButton = style({
  flex: 'none',
  width: '48px',
  height: '48px',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.button,
});

export const input = style({
  selectors: {
    '&&': { width: '5.5rem', fontVariantNumeric: 'tabular-nums', textAlign: 'center' },
  },
});
