import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';
import { bar, container } from '../ui/container/container.css';

// Shown above the page, but last in the document: a page starts with its link to the content.
globalStyle('#app', { display: 'flex', flexDirection: 'column' });

export const notice = style({
  order: -1,
  background: theme.color.surfaceRaised,
  borderBottom: `1px solid ${theme.color.border}`,
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  lineHeight: 1.4,
  '@media': { print: { display: 'none' } },
});

export const content = style([bar, { paddingTop: theme.space[1] }]);

export const actions = style({ display: 'flex', columnGap: theme.space[5] });

export const action = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '44px',
  color: theme.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const warning = style([
  container,
  {
    color: theme.color.text,
    fontWeight: 600,
    selectors: { '&:not(:empty)': { paddingBottom: theme.space[2] } },
  },
]);
