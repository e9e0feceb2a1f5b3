import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { failed } from './ResponsiveImage.css';

export const placeholder = style([failed, { borderRadius: theme.radius.image }]);
