import { productPicturesFolder } from './media';
import { requestPhotosFolder } from './restoration';

/** What two names of one folder have in common. */
export const folderKey = (name: string): string => name.normalize('NFC').toLowerCase();

const shopFolders: readonly string[] = [productPicturesFolder, requestPhotosFolder].map(folderKey);

/** Whether the shop finds a folder's images by its name. */
export const isShopFolder = (name: string): boolean => shopFolders.includes(folderKey(name));
