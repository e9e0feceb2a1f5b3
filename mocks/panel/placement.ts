import * as v from 'valibot';

export const edges = ['left', 'right'] as const;
export const heights = ['top', 'middle', 'bottom'] as const;
export const views = ['state', 'requests'] as const;

export type View = (typeof views)[number];

const placementSchema = v.object({
  edge: v.picklist(edges),
  height: v.picklist(heights),
  isOpen: v.boolean(),
  view: v.picklist(views),
  /** The panel had the focus when it loaded the page again. */
  hasFocus: v.boolean(),
});

/** Where the panel is and what it shows, remembered on the device. */
export type Placement = v.InferOutput<typeof placementSchema>;

/** Left, since toasts are on the right. */
export const defaultPlacement: Placement = {
  edge: 'left',
  height: 'middle',
  isOpen: false,
  view: 'state',
  hasFocus: false,
};

const storageKey = 'mock-panel';

/** The default if nothing was saved, or something that this version doesn't know. */
export function readPlacement(storage: Pick<Storage, 'getItem'>): Placement {
  const saved = storage.getItem(storageKey);
  if (saved === null) return defaultPlacement;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), placementSchema), saved);
  return result.success ? result.output : defaultPlacement;
}

export const savePlacement = (storage: Pick<Storage, 'setItem'>, placement: Placement): void =>
  storage.setItem(storageKey, JSON.stringify(placement));
