import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { stickyFooter } from '../../ui/dialog/FullDialog.css';

export const uploadRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  marginBottom: theme.space[4],
});

export const selected = style({
  display: 'flex',
  flex: 1,
  minWidth: '160px',
  alignItems: 'center',
  gap: theme.space[2],
  overflowWrap: 'anywhere',
});

export const thumbnail = style({
  flex: 'none',
  width: '48px',
  aspectRatio: '1',
  borderRadius: theme.radius.image,
});

export const footer = style([
  stickyFooter,
  { marginTop: theme.space[5], paddingBlock: theme.space[4] },
]);

export const fields = style({ display: 'grid', gap: theme.space[4] });
