import { theme } from '../../theme/theme.css';

/** Focus style of an input that has only a bottom border: the border becomes 3 px thick in the brand color. */
export const focusUnderline = {
  borderColor: theme.color.brand,
  boxShadow: `0 2px 0 ${theme.color.brand}`,
};
