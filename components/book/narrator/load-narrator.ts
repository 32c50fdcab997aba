/**
 * The only dynamic import of the panel: each place that imports it would get a chunk of its own, and the offline cache
 * holds this one.
 */
export const loadNarrator = () => import('./narrator-panel')
