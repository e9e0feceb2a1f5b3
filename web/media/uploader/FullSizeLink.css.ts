import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { textButton } from '../../ui/button/Button.css';

export const link = style([
  textButton,
  { gap: theme.space[2], width: 'fit-content', fontWeight: 500 },
]);
