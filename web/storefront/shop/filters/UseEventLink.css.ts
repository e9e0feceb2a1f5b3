import { style } from '@vanilla-extract/css';
import { textButton } from '../../../ui/button/Button.css';

export const link = style([
  textButton,
  { flex: 'none', marginInlineStart: 'auto', fontWeight: 500, whiteSpace: 'nowrap' },
]);
