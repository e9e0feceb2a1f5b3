import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const social = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[4] });

globalStyle(`${social} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'none',
});
globalStyle(`${social} a:hover`, { textDecoration: 'underline' });
