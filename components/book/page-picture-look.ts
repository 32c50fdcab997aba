/** A page's picture in a viewer: square, on the sky until it is there. */
export const PICTURE = 'block aspect-square h-auto w-full bg-sky-pale object-cover'
