import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';
import { printOnly } from '../../ui/print/print-only';

export const page = style([
  container,
  { paddingTop: theme.space[7], '@media': { print: { padding: 0, maxWidth: 'none' } } },
]);

printOnly(page);
