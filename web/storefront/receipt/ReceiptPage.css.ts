import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { aloneOnPaper } from '../../ui/print/alone-on-paper';
import { container } from '../layout/container.css';

export const page = style([
  container,
  { paddingTop: theme.space[7], '@media': { print: { padding: 0, maxWidth: 'none' } } },
]);

aloneOnPaper(page);
