import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../layout/container.css';

export const page = style([container, { paddingTop: theme.space[7] }]);

export const title = style({ fontSize: theme.size.display });

export const subtitle = style({
  marginBlock: `${theme.space[2]} ${theme.space[8]}`,
  color: theme.color.textQuiet,
  fontSize: theme.size.large,
});

export const columns = style({
  display: 'grid',
  gap: theme.space[6],
  '@media': { [from.medium]: { gridTemplateColumns: '1fr 1fr', gap: theme.space[7] } },
});

export const name = style({ marginBottom: theme.space[2], fontSize: theme.size.title });

export const plain = style({ marginBottom: theme.space[3], fontStyle: 'normal' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3] });
