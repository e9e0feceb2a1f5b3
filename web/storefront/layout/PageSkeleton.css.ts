import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([
  container,
  { display: 'grid', gap: theme.space[5], paddingBlock: theme.space[7], minHeight: '80vh' },
]);

export const title = style({ height: '48px', maxWidth: '420px' });
export const body = style({ height: '60vh' });
