/**
 * The only dynamic import of the toast area: two of them would be two chunks, and loading it ahead would not load the
 * one that is shown.
 */
export const loadToastViewport = () => import('./toast')
