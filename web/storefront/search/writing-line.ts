import { theme } from '../../theme/theme.css';

/** The focus of a field that is a line to write on: the line itself, brand-coloured and three pixels strong. */
export const writingLine = {
  borderColor: theme.color.brand,
  boxShadow: `0 2px 0 ${theme.color.brand}`,
};
