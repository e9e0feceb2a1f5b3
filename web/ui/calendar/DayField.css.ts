import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { control as typedInto } from '../form/Field.css';
import { width } from './Calendar.css';

export const control = style([
  typedInto,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space[3],
    textAlign: 'start',
    selectors: { '&[value=""]': { color: theme.color.textQuiet } },
  },
]);

const appearing = keyframes({ from: { opacity: 0 } });

/** On the narrowest phones it is wider than its column, by the same on both sides. */
export const calendar = style({
  width: 'fit-content',
  marginTop: theme.space[3],
  marginInline: `min(0px, (100% - ${width}) / 2)`,
  animation: `${appearing} ${theme.motion.quick}`,
});
