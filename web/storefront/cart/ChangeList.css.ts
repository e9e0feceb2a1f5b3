import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const list = style({ display: 'grid' });

export const change = style({
  display: 'grid',
  paddingBlock: theme.space[3],
  borderTop: `1px solid ${theme.color.border}`,
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({ fontWeight: 600 });
