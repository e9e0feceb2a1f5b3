import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { textButton } from '../../ui/button/Button.css';
import { container } from '../../ui/container/container.css';
import { grid as productGrid } from '../product-card/ProductGrid.css';

export const page = style([container, { paddingTop: theme.space[6] }]);

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space[6],
});

export const headerActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: theme.space[5],
});

export const title = style({ fontSize: theme.size.display, marginBottom: theme.space[5] });

export const lead = style({
  maxWidth: theme.measure,
  marginBottom: theme.space[5],
  fontSize: theme.size.large,
});

export const share = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space[4],
  marginBottom: theme.space[5],
});

export const grid = productGrid;

export const skeleton = style({ aspectRatio: '4 / 3' });

export const fallbackLink = style({
  display: 'inline-grid',
  alignItems: 'center',
  minHeight: '44px',
  marginTop: theme.space[2],
});

export const unavailable = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: theme.space[3],
  aspectRatio: '4 / 3',
  padding: theme.space[5],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.image,
  color: theme.color.textMuted,
  textAlign: 'center',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[4],
  marginTop: theme.space[4],
});

export const sharedListActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[5],
  rowGap: theme.space[2],
  marginBottom: theme.space[6],
});

export const remove = style([
  textButton,
  { color: theme.color.textMuted, selectors: { '&:hover': { color: theme.color.brand } } },
]);

export const ownListLink = style({
  display: 'inline-grid',
  alignItems: 'center',
  minHeight: '48px',
  textUnderlineOffset: '4px',
});
