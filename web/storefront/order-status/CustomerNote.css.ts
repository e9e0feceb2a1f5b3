import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const note = style({
  maxWidth: '39em',
  margin: `${theme.space[6]} 0 0`,
  paddingLeft: theme.space[5],
  borderLeft: `1px solid ${theme.color.accent}`,
  '@media': { print: { marginTop: '8pt' } },
});

export const caption = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const text = style({
  margin: 0,
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
