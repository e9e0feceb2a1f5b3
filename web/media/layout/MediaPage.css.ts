import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([
  container,
  {
    paddingBlock: theme.space[6],
    '@media': { [from.large]: { paddingBlock: theme.space[7] } },
  },
]);

export const header = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space[4],
  marginBottom: theme.space[6],
  '@media': {
    [from.medium]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'end',
    },
  },
});

export const title = style({ fontSize: theme.size.display });

export const note = style({ marginTop: theme.space[2], color: theme.color.textMuted });

export const section = style({ paddingTop: theme.space[5] });
