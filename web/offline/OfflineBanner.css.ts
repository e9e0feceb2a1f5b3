import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';
import { bar } from '../ui/container/container.css';

export const region = style({
  background: theme.color.surfaceRaised,
  selectors: { '&:not(:empty)': { borderBottom: `1px solid ${theme.color.border}` } },
  '@media': { print: { display: 'none' } },
});

export const banner = style([
  bar,
  {
    paddingTop: theme.space[2],
    fontSize: theme.size.small,
    lineHeight: 1.4,
  },
]);

export const link = style({ display: 'grid', alignItems: 'center', minHeight: '44px' });
