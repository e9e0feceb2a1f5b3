import { style } from '@vanilla-extract/css';
import { from } from '../theme/media';
import { theme } from '../theme/theme.css';

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: theme.space[5],
  paddingBlock: theme.space[1],
  paddingInline: theme.space[4],
  background: theme.color.surfaceRaised,
  borderBottom: `1px solid ${theme.color.line}`,
  fontSize: theme.size.small,
  lineHeight: 1.4,
  '@media': {
    [from.medium]: { paddingInline: theme.space[6] },
    print: { display: 'none' },
  },
});

export const text = style({ maxWidth: theme.measure, paddingBlock: theme.space[2] });

export const link = style({ display: 'grid', alignItems: 'center', minHeight: '44px' });
