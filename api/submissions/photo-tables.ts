export interface PhotoTable {
  readonly name: string;
  /** Column with the id of the submission. */
  readonly submissionId: string;
  /** Table of the submissions. */
  readonly submissions: string;
  /** The submissions' property in the record of a customer. */
  readonly recordKey: 'requests' | 'inquiries';
}

export const requestPhotos: PhotoTable = {
  name: 'restoration_request_photos',
  submissionId: 'request_id',
  submissions: 'restoration_requests',
  recordKey: 'requests',
};

export const inquiryPhotos: PhotoTable = {
  name: 'event_inquiry_photos',
  submissionId: 'inquiry_id',
  submissions: 'event_inquiries',
  recordKey: 'inquiries',
};

/** A photo that is in none of them counts as unattached, and is deleted after a day. */
export const photoTables: readonly PhotoTable[] = [requestPhotos, inquiryPhotos];
