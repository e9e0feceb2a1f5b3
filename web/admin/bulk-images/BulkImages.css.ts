import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const hint = style({ marginBottom: theme.space[4], color: theme.color.textMuted });

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  minWidth: 0,
  padding: 0,
  border: 0,
  transition: `opacity ${theme.motion.fast}`,
  selectors: { '&:disabled': { opacity: 0.6 } },
  '@media': { [from.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const column = style({ minWidth: 0 });

export const heading = style({ marginBottom: theme.space[3], fontSize: theme.size.title });

export const selectors = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[4]}`,
  marginBlock: theme.space[2],
});

export const selectedCount = style({
  marginLeft: 'auto',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const products = style({ borderTop: `1px solid ${theme.color.border}` });

export const product = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  paddingBlock: theme.space[1],
  borderBottom: `1px solid ${theme.color.border}`,
  lineHeight: 1.3,
});

export const toolbar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  marginTop: theme.space[5],
  paddingBlock: theme.space[3],
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.border}`,
});

export const progress = style({
  flex: '1 1 280px',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: theme.space[3],
});

export const count = style({ fontVariantNumeric: 'tabular-nums' });
