/** The only dynamic import of what moves pictures, so that the offline cache holds it. */
export const loadMotion = () => import('@/lib/browser/motion/move-page')
