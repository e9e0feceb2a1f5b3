import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';
import { textButton } from '../../../ui/button/Button.css';

export const printButton = style([textButton, { gap: theme.space[2], marginTop: theme.space[2] }]);
