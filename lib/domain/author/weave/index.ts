export type { WeaveRequest, Woven } from './request'
export { weaveStory } from './weave-story'
