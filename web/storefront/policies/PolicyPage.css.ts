import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';
import { doubleRule } from '../../ui/section-heading/double-rule';

export const page = style([
  container,
  {
    maxWidth: '60rem',
    paddingTop: theme.space[6],
    '@media': { [from.medium]: { paddingTop: theme.space[7] } },
  },
]);

export const title = style({ fontSize: theme.size.display });

export const introduction = style({
  maxWidth: theme.measure,
  marginTop: theme.space[4],
  color: theme.color.textMuted,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  marginTop: theme.space[6],
  paddingTop: theme.space[6],
  borderTop: `1px solid ${theme.color.border}`,
  '@media': {
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: theme.space[6] },
  },
});

export const heading = style({ fontSize: theme.size.title, '::after': doubleRule('56px') });

export const text = style({
  display: 'grid',
  gap: theme.space[3],
  maxWidth: theme.measure,
  overflowWrap: 'anywhere',
});

export const list = style({ paddingInlineStart: theme.space[4], listStyle: 'disc' });

export const phone = style({ whiteSpace: 'nowrap' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textUnderlineOffset: '4px',
});
