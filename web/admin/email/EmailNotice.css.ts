import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const notice = style({
  // On phones, the first row below it is in sight.
  marginBottom: theme.space[3],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderInlineStart: `4px solid ${theme.color.warning}`,
  background: theme.color.surfaceRaised,
  overflowWrap: 'anywhere',
});

export const list = style({ margin: 0, paddingInlineStart: theme.space[5] });
