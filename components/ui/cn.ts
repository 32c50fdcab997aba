/** Joins class names. Parts are styled in the components layer, so a caller's utilities win without a merge at run time. */
export { clsx as cn } from 'clsx'
