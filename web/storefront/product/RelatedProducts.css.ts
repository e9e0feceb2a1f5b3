import { style } from '@vanilla-extract/css';
import { layOutWhenNear } from '../../routing/lay-out-when-near.css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const section = style([
  container,
  { paddingTop: theme.space[9], containIntrinsicBlockSize: 'auto 1400px' },
  layOutWhenNear,
]);

export const row = style({
  display: 'grid',
  gap: theme.space[6],
  '@media': {
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: theme.space[5] },
  },
});
