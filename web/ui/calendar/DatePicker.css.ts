import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { control as fieldControl } from '../form/Field.css';
import { width } from './Calendar.css';

export const control = style([
  fieldControl,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space[3],
    textAlign: 'start',
    selectors: { '&[value=""]': { color: theme.color.textMuted } },
  },
]);

export const value = style({ '::first-letter': { textTransform: 'uppercase' } });

const fadeIn = keyframes({ from: { opacity: 0 } });

/** On the narrowest phones the calendar is wider than its column and overflows equally on both sides. */
export const calendar = style({
  width: 'fit-content',
  marginInline: `calc((100% - ${width}) / 2)`,
  marginTop: theme.space[2],
  animation: `${fadeIn} ${theme.motion.fast}`,
  '@media': {
    [from.small]: {
      marginInline: 0,
      padding: theme.space[4],
      background: theme.color.surfaceRaised,
      border: `1px solid ${theme.color.border}`,
      borderRadius: theme.radius.corner,
    },
  },
});
