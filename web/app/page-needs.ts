import { listMediaFiles } from '#contract/media/endpoints';
import { listFeaturedProducts } from '#contract/products/endpoints';
import { getHeaderImage } from '#contract/settings/endpoints';
import { aboutPicturesQuery, galleryQuery } from '../storefront/about/about-pictures';
import { contactPictureQuery } from '../storefront/contact/contact-picture';
import { categoryPicturesQuery } from '../storefront/home/category-pictures';
import { heroQuery } from '../storefront/home/hero-pictures';
import { testimonialPicturesQuery } from '../storefront/home/testimonial-pictures';
import { recipePicturesQuery } from '../storefront/recipes/recipe-pictures';
import {
  customBoardPictureQuery,
  restorationPicturesQuery,
} from '../storefront/restoration/restoration-pictures';
import { need } from './need';

/** The answers a page starts with whatever its address says. The server brings them; the worker keeps them all. */
export const pageNeeds = {
  home: [
    need(getHeaderImage, {}),
    need(listMediaFiles, heroQuery),
    need(listMediaFiles, categoryPicturesQuery),
    need(listMediaFiles, testimonialPicturesQuery),
  ],
  shopCategories: [need(listFeaturedProducts, {})],
  about: [need(listMediaFiles, aboutPicturesQuery), need(listMediaFiles, galleryQuery)],
  contact: [need(listMediaFiles, contactPictureQuery)],
  recipes: [need(listMediaFiles, recipePicturesQuery)],
  restoration: [
    need(listMediaFiles, customBoardPictureQuery),
    need(listMediaFiles, restorationPicturesQuery),
  ],
};
