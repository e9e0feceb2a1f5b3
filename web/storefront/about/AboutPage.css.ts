import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../layout/container.css';

export const page = style([container, { paddingTop: theme.space[7] }]);

export const opening = style({
  display: 'grid',
  gap: theme.space[6],
  '@media': {
    [from.medium]: { gridTemplateColumns: '1fr 1fr', gap: theme.space[8], alignItems: 'center' },
  },
});

export const title = style({ fontSize: theme.size.display });

export const story = style({ maxWidth: theme.measure, marginTop: theme.space[4] });

export const photograph = style({ aspectRatio: '4 / 3' });

export const section = style({ marginTop: theme.space[9] });

export const steps = style({
  display: 'grid',
  gap: theme.space[6],
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const step = style({
  marginBlock: `${theme.space[3]} ${theme.space[1]}`,
  fontSize: theme.size.title,
});
