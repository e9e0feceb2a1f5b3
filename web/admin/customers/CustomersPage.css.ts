import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([container, { paddingBlock: theme.space[5] }]);

export const title = style({
  marginBottom: theme.space[4],
  fontSize: theme.size.heading,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: theme.color.brand,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '4px',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  marginTop: theme.space[4],
});

export const section = style({ marginTop: theme.space[6] });

export const entry = style({
  display: 'grid',
  paddingBlock: theme.space[3],
  borderBottom: `1px solid ${theme.color.border}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const date = style({ color: theme.color.textMuted, fontSize: theme.size.small });
