import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const warning = style({
  padding: theme.space[4],
  borderInlineStart: `4px solid ${theme.color.warning}`,
  background: theme.color.surfaceRaised,
  overflowWrap: 'anywhere',
});
