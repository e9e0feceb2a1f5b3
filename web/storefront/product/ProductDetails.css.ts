import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([container, { paddingTop: theme.space[3] }]);

/** One column on phones. On wider screens the purchase column is sticky next to the other two areas. */
export const columns = style({
  display: 'grid',
  gap: theme.space[5],
  marginTop: theme.space[2],
  '@media': {
    [from.medium]: {
      gridTemplateAreas: '"gallery purchase" "specs purchase"',
      gridTemplateColumns: '1.15fr 1fr',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.space[6],
      rowGap: theme.space[7],
    },
    [from.large]: { columnGap: theme.space[8] },
  },
});

const area = (gridArea: string) => style({ '@media': { [from.medium]: { gridArea } } });

export const gallery = area('gallery');
export const specs = area('specs');

export const purchase = style([
  area('purchase'),
  { '@media': { [from.medium]: { position: 'sticky', top: '96px', alignSelf: 'start' } } },
]);

export const origin = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const name = style({ marginTop: theme.space[1], fontSize: theme.size.heading });

export const price = style({
  marginTop: theme.space[2],
  fontSize: theme.size.title,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const description = style({ maxWidth: theme.measure, marginTop: theme.space[4] });

export const heading = style({ fontSize: theme.size.title, marginBottom: theme.space[2] });

export const tiers = style({ fontVariantNumeric: 'tabular-nums' });
