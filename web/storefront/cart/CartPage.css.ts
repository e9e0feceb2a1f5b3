import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([container, { paddingTop: theme.space[6] }]);

export const title = style({ fontSize: theme.size.display, marginBottom: theme.space[5] });

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

export const receipts = style({ selectors: { '&:not(:empty)': { marginTop: theme.space[9] } } });

export const skeleton = style({ display: 'grid', gap: theme.space[5] });

export const skeletonLine = style({ height: '120px', maxWidth: '760px' });
