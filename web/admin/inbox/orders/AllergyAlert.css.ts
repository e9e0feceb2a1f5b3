import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

/** The border and the label say it without color, too. */
export const alert = style({
  padding: `${theme.space[2]} ${theme.space[3]}`,
  border: `2px solid ${theme.color.critical}`,
  borderRadius: theme.radius.corner,
  color: theme.color.critical,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  breakInside: 'avoid',
});

// Stronger than the black that print sheets give everything.
globalStyle(`html ${alert}${alert}, html ${alert}${alert} *`, {
  '@media': {
    print: {
      borderColor: `${theme.color.critical} !important`,
      color: `${theme.color.critical} !important`,
      printColorAdjust: 'exact',
    },
  },
});

export const label = style({ fontWeight: 700, textTransform: 'uppercase' });
