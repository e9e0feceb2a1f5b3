import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const dateField = style({ display: 'grid', gap: theme.space[2] });

export const notice = style({
  fontSize: theme.size.small,
  selectors: { '&:empty': { display: 'none' } },
});

export const proposal = style({
  display: 'grid',
  gap: theme.space[3],
  padding: theme.space[4],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.image,
});

export const leftOut = style({ color: theme.color.textMuted });

export const proposalTitle = style({ fontSize: theme.size.text, fontWeight: 600 });

export const items = style({ display: 'grid', gap: theme.space[1], listStyle: 'none' });

export const total = style({ fontWeight: 600 });
