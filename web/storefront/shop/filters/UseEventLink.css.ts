import { style } from '@vanilla-extract/css';
import { textButton } from '../../../ui/button/Button.css';

export const link = style([textButton, { flex: 'none', fontWeight: 500, whiteSpace: 'nowrap' }]);
