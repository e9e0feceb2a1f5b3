import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from './container.css';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 30,
  background: theme.color.surface,
  borderBottom: `1px solid ${theme.color.line}`,
});

export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    // With the text twice as large its parts stand in two lines.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.space[4],
    minHeight: '64px',
    '@media': { [from.large]: { minHeight: '76px' } },
  },
]);

export const navigation = style({
  display: 'none',
  '@media': { [from.medium]: { display: 'block' } },
});

export const links = style({ display: 'flex', gap: theme.space[5] });

globalStyle(`${links} a`, {
  display: 'grid',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: 500,
  textDecoration: 'none',
  textUnderlineOffset: '8px',
});
globalStyle(`${links} a:hover`, { color: theme.color.brand });
globalStyle(`${links} a[aria-current]`, {
  color: theme.color.brand,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
});

export const tools = style({ display: 'flex', alignItems: 'center', gap: theme.space[2] });

export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginRight: '-10px',
  '@media': { [from.medium]: { display: 'none' } },
});
