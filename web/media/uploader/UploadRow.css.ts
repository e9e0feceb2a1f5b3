import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** Width of the uploader from which the status is next to the image instead of below. */
const roomy = '(min-width: 480px)';

export const row = style({
  display: 'grid',
  position: 'relative',
  gridTemplateAreas: '"photo title" "outcome outcome"',
  gridTemplateColumns: 'clamp(64px, 22cqi, 128px) minmax(0, 1fr)',
  columnGap: theme.space[3],
  alignItems: 'start',
  paddingBlock: theme.space[4],
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.border}` } },
  '@container': {
    [roomy]: { gridTemplateAreas: '"photo title" "photo outcome"' },
  },
});

const frame = style({
  gridArea: 'photo',
  width: '100%',
  aspectRatio: '4 / 3',
  background: theme.color.border,
  borderRadius: theme.radius.image,
});

export const image = style([frame, { objectFit: 'cover' }]);

export const imagePlaceholder = style([frame, { display: 'grid', placeItems: 'center' }]);

export const title = style({ gridArea: 'title' });

/** Leaves room for the remove button. */
globalStyle(`${title} label`, { maxWidth: 'calc(100% - 36px)' });

export const status = style({
  gridArea: 'outcome',
  display: 'grid',
  gap: theme.space[2],
  marginTop: theme.space[3],
});

export const name = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});

export const uploaded = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const icon = style({ flex: 'none', color: theme.color.positive });

export const retry = style({ gap: theme.space[2], width: 'fit-content', fontWeight: 500 });

/** Aligns the icon with the label of the title and the edge of the list. */
export const remove = style({
  position: 'absolute',
  top: theme.space[2],
  right: '-12px',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: theme.color.textMuted,
  borderRadius: theme.radius.button,
  selectors: { '&:hover': { color: theme.color.text } },
});
