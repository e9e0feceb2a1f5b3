import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

export const columns = style({
  display: 'grid',
  gap: theme.space[7],
  '@media': {
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      alignItems: 'start',
      columnGap: theme.space[8],
    },
  },
});

export const lines = style({ borderTop: `1px solid ${theme.color.border}` });

export const line = style({
  paddingBlock: theme.space[5],
  borderBottom: `1px solid ${theme.color.border}`,
});

export const request = style({ marginTop: theme.space[9] });
