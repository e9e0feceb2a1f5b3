/** 'restoration': of a ceramic piece. */
export const requestKinds = ['custom-board', 'restoration'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStatuses = ['Pending', 'In Progress', 'Completed', 'Declined'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const initialRequestStatus: RequestStatus = 'Pending';

/** Per request. */
export const maxPhotos = 5;
