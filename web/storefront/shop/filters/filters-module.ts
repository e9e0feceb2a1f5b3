// What is shown with the first use of the filters.
export { Filters } from './Filters';
export { OnRequestProducts } from './OnRequestProducts';
