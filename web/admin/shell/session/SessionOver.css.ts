import { style } from '@vanilla-extract/css';
import { textButton } from '../../../ui/button/Button.css';

/** In a line of its own: as large as a finger, it would push lines apart. */
export const signIn = style([
  textButton,
  { display: 'flex', width: 'fit-content', fontWeight: 500 },
]);
