import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';
import { container } from '../ui/container/container.css';

export const page = style([
  container,
  { display: 'grid', gap: theme.space[5], justifyItems: 'start', paddingTop: theme.space[7] },
]);
