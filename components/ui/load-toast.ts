/** In one place, since each place that imports a part of its own gets a file of its own: whoever loads the area ahead loads the one that is shown. */
export const loadToastViewport = () => import('./toast')
