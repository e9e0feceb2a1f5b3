import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([container, { paddingTop: theme.space[6] }]);

export const title = style({ fontSize: theme.size.display, marginBottom: theme.space[5] });

export const top = style({
  '@media': {
    [from.medium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      alignItems: 'end',
      columnGap: theme.space[6],
    },
  },
});

export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[5],
  marginBottom: theme.space[5],
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const season = style({ marginBottom: theme.space[3] });

export const seasonLink = style({
  display: 'inline-block',
  paddingBlock: '10px',
  textUnderlineOffset: '4px',
});

export const compareLink = style([seasonLink, { marginBlock: '-10px', color: theme.color.text }]);
