import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const breadcrumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[2],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '44px',
});

/** After an item and not before the next one, so that no line starts with a separator. */
const separator = { content: '"›"', color: theme.color.textMuted };

export const crumb = style([
  item,
  {
    display: 'none',
    '@media': { [from.medium]: { display: 'flex' } },
    selectors: { '&:not(:last-child)::after': separator },
  },
]);

export const backLink = style([
  item,
  {
    '::before': { content: '"‹"' },
    '@media': {
      [from.medium]: {
        '::before': { content: 'none' },
        '::after': separator,
      },
    },
  },
]);

globalStyle(`${breadcrumbs} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textUnderlineOffset: '3px',
});
