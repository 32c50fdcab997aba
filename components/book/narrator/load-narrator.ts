/** In one place, since each place that imports a part of its own gets a file of its own: a book that is kept for reading without a network keeps this one. */
export const loadNarrator = () => import('./narrator-panel')
