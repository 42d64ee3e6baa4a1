/** An image of the file store, or one elsewhere. */
export { StoredImage } from '#fields/image/StoredImage.tsx';
