/** The camera of one picture, where the cast's framing decides it instead of the set's shot. */
export interface Lens {
  zoom: number
  /** Page y of the ground on which the leading figure stands, which may lie below the frame. */
  groundY: number
  horizonY: number
  /** The leading figure stands before the place's own ground: what lies before that is not seen. */
  before?: true | undefined
}
