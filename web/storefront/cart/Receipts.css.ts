import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const list = style({ borderBottom: `1px solid ${theme.color.border}` });

export const receipt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space[5],
  paddingBlock: theme.space[1],
  borderTop: `1px solid ${theme.color.border}`,
});

export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: 600,
});
