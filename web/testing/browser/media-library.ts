import sharp from 'sharp';

/** UI texts of the media library. */
export const libraryTexts = {
  manager: 'Media Manager',
  note: 'All files are stored in the Talavera folder unless you choose another one.',
  back: 'Back to Admin Dashboard',
  full: 'Full Demo',
  simple: 'Simple Uploader',
  browse: 'Browse Files',
  search: 'Search',
  searchFiles: 'Search the files',
  hint: 'Enter at least 3 characters to search',
  upload: 'Upload',
  folders: 'Folders',
  details: 'File Details',
  noSelection: 'Select a file to view details',
  loadMore: 'Load more',
  edit: 'Edit',
  title: /^Title/,
  tags: /^Tags/,
  altEnglish: 'Alt text in English',
  save: 'Save Changes',
  saved: 'Update successful',
  savedText: 'File information updated successfully',
  download: 'Download',
  delete: (title: string) => `Delete ${title}`,
  deleteQuestion: 'Are you sure you want to delete this file? This action cannot be undone.',
  confirmDelete: 'Delete',
  cancel: 'Cancel',
  inUse: (title: string) => `“${title}” is in use`,
  deleted: 'File deleted',
  newFolder: 'Create New Folder',
  folderName: 'Folder Name',
  create: 'Create',
  choose: 'Choose pictures',
  noFile: 'No file selected',
  titleRequired: 'Title required',
  uploaded: 'Upload successful!',
  fullSize: 'View Full Size',
  another: 'Upload Another File',
  done: (done: number, all: number) => `${done} of ${all} uploaded`,
  notAnImage: /isn’t a picture we can read/,
  focus: 'Focal point',
} as const;

export async function createImageFile(name: string, background: string) {
  const create = { width: 600, height: 400, channels: 3, background } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** HTML with an image file name. */
export const createFakeImage = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
});
