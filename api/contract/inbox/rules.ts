/** 'restoration': of a ceramic piece. */
export const restorationRequestKinds = ['custom-board', 'restoration'] as const;
export type RestorationRequestKind = (typeof restorationRequestKinds)[number];

export const restorationRequestStatuses = [
  'Pending',
  'In Progress',
  'Completed',
  'Declined',
] as const;
export type RestorationRequestStatus = (typeof restorationRequestStatuses)[number];

export const initialRestorationRequestStatus: RestorationRequestStatus = 'Pending';

/** Per request. */
export const maxPhotos = 5;
