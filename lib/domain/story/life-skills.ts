// Labels of the life-skill themes on chips, cards and covers.
import { LIFE_SKILLS, type LifeSkill } from './lists'

export const LIFE_SKILL_LABELS: Record<LifeSkill, string> = {
  courage: 'Overcoming Fears',
  friendship: 'Making Friends',
  responsibility: 'Responsibility',
  sharing: 'Sharing & Kindness',
  honesty: 'Honesty',
  perseverance: 'Never Give Up',
  empathy: 'Empathy',
  gratitude: 'Gratitude',
  patience: 'Patience',
  creativity: 'Creativity',
  teamwork: 'Teamwork',
  confidence: 'Confidence',
  digital_wellness: 'Digital Wellness',
  constructive_feedback: 'Constructive Feedback',
  emotional_strength: 'Emotional Strength',
  honest_communication: 'Honest Communication',
  authentic_choices: 'Authentic Choices',
  smart_decisions: 'Smart Decisions',
  problem_solving: 'Problem Solving',
  leadership: 'Leadership',
}

const isLifeSkill = (id: string): id is LifeSkill => LIFE_SKILLS.some((skill) => skill === id)

/**
 * Stored stories may have a theme that the form no longer offers ('learning'): it is shown as words, never as an id.
 */
export function lifeSkillLabel(id: string): string {
  if (isLifeSkill(id)) return LIFE_SKILL_LABELS[id]
  if (id === 'learning') return 'Love of Learning'
  return id
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
