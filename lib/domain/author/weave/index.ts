export { checkTraces } from './check-traces'
export { planIdeas } from './plan-ideas'
export type { WeaveIdea, WeaveRequest, Woven, PlannedIdea } from './request'
export { weaveStory } from './weave-story'
