import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';
import { container } from '../../../ui/container/container.css';

export const page = style([
  container,
  { display: 'grid', gap: theme.space[5], paddingBlock: theme.space[7] },
]);

export const title = style({ height: '48px', maxWidth: '360px' });

export const body = style({ height: '420px' });
