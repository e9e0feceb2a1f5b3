import { style } from '@vanilla-extract/css';
import { textButton } from '../../../ui/button/Button.css';

/** In its own row: inline, a 44px touch target would push the lines apart. */
export const signInLink = style([
  textButton,
  { display: 'flex', width: 'fit-content', fontWeight: 500 },
]);
