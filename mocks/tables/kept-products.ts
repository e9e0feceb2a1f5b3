import type { DemoProduct } from '#demo/products';
import type { KeptProduct } from './catalogue-rows';
import type { KeptImage } from './image-order';
import { idOfDemoPicture } from './library';

/** Products as they are kept in the beginning, their images numbered one after the other. */
export function keptProducts(products: readonly DemoProduct[]): KeptProduct[] {
  let images = 0;
  return products.map(({ photographs, imageUrl = '', ...facts }) => {
    const before = images;
    images += photographs.length;
    return {
      ...facts,
      typedImageUrl: imageUrl,
      images: photographs.map((name, position) => firstImage(name, position, before + 1)),
      version: 1,
      updatedAt: facts.createdAt,
    };
  });
}

const firstImage = (name: string, position: number, firstId: number): KeptImage => ({
  id: firstId + position,
  fileId: idOfDemoPicture(name),
  altText: null,
  position,
  isPrimary: position === 0,
});
