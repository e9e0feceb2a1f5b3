import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const emptyState = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[4],
  maxWidth: '46ch',
  marginInline: 'auto',
  paddingBlock: theme.space[8],
  paddingInline: theme.space[4],
  textAlign: 'center',
});

/** Avoids a last line of one or two words. */
globalStyle(`${emptyState} > p`, { textWrap: 'balance' });

export const leaf = style({ color: theme.color.brand });

export const title = style({ fontSize: theme.size.heading });
