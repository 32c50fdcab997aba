// The built-in stories: for each life skill and reading level a plan, and its words in each language that it is written in.
// Every module is imported when first needed.
import type { Language, LifeSkill, ReadingLevel } from '../../story/lists'

export interface Story {
  plan: () => Promise<{ plan: string }>
  words: Partial<Record<Language, () => Promise<{ words: string }>>> & { en: () => Promise<{ words: string }> }
}

export const LIBRARY: Partial<Record<LifeSkill, Partial<Record<ReadingLevel, Story>>>> = {
  courage: {
    '0-4': { plan: () => import('./courage/0-4.plan'), words: { en: () => import('./courage/0-4.en') } },
    '5-8': {
      plan: () => import('./courage/5-8.plan'),
      words: {
        en: () => import('./courage/5-8.en'),
        de: () => import('./courage/5-8.de'),
        es: () => import('./courage/5-8.es'),
        fr: () => import('./courage/5-8.fr'),
        ja: () => import('./courage/5-8.ja'),
      },
    },
    '9-12': { plan: () => import('./courage/9-12.plan'), words: { en: () => import('./courage/9-12.en') } },
  },
  friendship: {
    '0-4': {
      plan: () => import('./friendship/0-4.plan'),
      words: {
        en: () => import('./friendship/0-4.en'),
        de: () => import('./friendship/0-4.de'),
        es: () => import('./friendship/0-4.es'),
        fr: () => import('./friendship/0-4.fr'),
        ja: () => import('./friendship/0-4.ja'),
      },
    },
    '5-8': { plan: () => import('./friendship/5-8.plan'), words: { en: () => import('./friendship/5-8.en') } },
    '9-12': { plan: () => import('./friendship/9-12.plan'), words: { en: () => import('./friendship/9-12.en') } },
  },
  responsibility: {
    '0-4': { plan: () => import('./responsibility/0-4.plan'), words: { en: () => import('./responsibility/0-4.en') } },
    '5-8': { plan: () => import('./responsibility/5-8.plan'), words: { en: () => import('./responsibility/5-8.en') } },
    '9-12': {
      plan: () => import('./responsibility/9-12.plan'),
      words: { en: () => import('./responsibility/9-12.en') },
    },
  },
  sharing: {
    '0-4': { plan: () => import('./sharing/0-4.plan'), words: { en: () => import('./sharing/0-4.en') } },
    '5-8': { plan: () => import('./sharing/5-8.plan'), words: { en: () => import('./sharing/5-8.en') } },
    '9-12': { plan: () => import('./sharing/9-12.plan'), words: { en: () => import('./sharing/9-12.en') } },
  },
  honesty: {
    '0-4': { plan: () => import('./honesty/0-4.plan'), words: { en: () => import('./honesty/0-4.en') } },
    '5-8': { plan: () => import('./honesty/5-8.plan'), words: { en: () => import('./honesty/5-8.en') } },
    '9-12': { plan: () => import('./honesty/9-12.plan'), words: { en: () => import('./honesty/9-12.en') } },
  },
  perseverance: {
    '0-4': { plan: () => import('./perseverance/0-4.plan'), words: { en: () => import('./perseverance/0-4.en') } },
    '5-8': { plan: () => import('./perseverance/5-8.plan'), words: { en: () => import('./perseverance/5-8.en') } },
    '9-12': { plan: () => import('./perseverance/9-12.plan'), words: { en: () => import('./perseverance/9-12.en') } },
  },
  empathy: {
    '0-4': { plan: () => import('./empathy/0-4.plan'), words: { en: () => import('./empathy/0-4.en') } },
    '5-8': { plan: () => import('./empathy/5-8.plan'), words: { en: () => import('./empathy/5-8.en') } },
    '9-12': { plan: () => import('./empathy/9-12.plan'), words: { en: () => import('./empathy/9-12.en') } },
  },
  gratitude: {
    '0-4': { plan: () => import('./gratitude/0-4.plan'), words: { en: () => import('./gratitude/0-4.en') } },
    '5-8': { plan: () => import('./gratitude/5-8.plan'), words: { en: () => import('./gratitude/5-8.en') } },
    '9-12': { plan: () => import('./gratitude/9-12.plan'), words: { en: () => import('./gratitude/9-12.en') } },
  },
  patience: {
    '0-4': { plan: () => import('./patience/0-4.plan'), words: { en: () => import('./patience/0-4.en') } },
    '5-8': { plan: () => import('./patience/5-8.plan'), words: { en: () => import('./patience/5-8.en') } },
    '9-12': { plan: () => import('./patience/9-12.plan'), words: { en: () => import('./patience/9-12.en') } },
  },
  creativity: {
    '0-4': { plan: () => import('./creativity/0-4.plan'), words: { en: () => import('./creativity/0-4.en') } },
    '5-8': { plan: () => import('./creativity/5-8.plan'), words: { en: () => import('./creativity/5-8.en') } },
    '9-12': { plan: () => import('./creativity/9-12.plan'), words: { en: () => import('./creativity/9-12.en') } },
  },
  teamwork: {
    '0-4': { plan: () => import('./teamwork/0-4.plan'), words: { en: () => import('./teamwork/0-4.en') } },
    '5-8': { plan: () => import('./teamwork/5-8.plan'), words: { en: () => import('./teamwork/5-8.en') } },
    '9-12': { plan: () => import('./teamwork/9-12.plan'), words: { en: () => import('./teamwork/9-12.en') } },
  },
  confidence: {
    '0-4': { plan: () => import('./confidence/0-4.plan'), words: { en: () => import('./confidence/0-4.en') } },
    '5-8': { plan: () => import('./confidence/5-8.plan'), words: { en: () => import('./confidence/5-8.en') } },
    '9-12': { plan: () => import('./confidence/9-12.plan'), words: { en: () => import('./confidence/9-12.en') } },
  },
  digital_wellness: {
    '0-4': {
      plan: () => import('./digital_wellness/0-4.plan'),
      words: { en: () => import('./digital_wellness/0-4.en') },
    },
    '5-8': {
      plan: () => import('./digital_wellness/5-8.plan'),
      words: { en: () => import('./digital_wellness/5-8.en') },
    },
    '9-12': {
      plan: () => import('./digital_wellness/9-12.plan'),
      words: { en: () => import('./digital_wellness/9-12.en') },
    },
  },
  constructive_feedback: {
    '0-4': {
      plan: () => import('./constructive_feedback/0-4.plan'),
      words: { en: () => import('./constructive_feedback/0-4.en') },
    },
    '5-8': {
      plan: () => import('./constructive_feedback/5-8.plan'),
      words: { en: () => import('./constructive_feedback/5-8.en') },
    },
    '9-12': {
      plan: () => import('./constructive_feedback/9-12.plan'),
      words: { en: () => import('./constructive_feedback/9-12.en') },
    },
  },
  emotional_strength: {
    '0-4': {
      plan: () => import('./emotional_strength/0-4.plan'),
      words: { en: () => import('./emotional_strength/0-4.en') },
    },
    '5-8': {
      plan: () => import('./emotional_strength/5-8.plan'),
      words: { en: () => import('./emotional_strength/5-8.en') },
    },
    '9-12': {
      plan: () => import('./emotional_strength/9-12.plan'),
      words: { en: () => import('./emotional_strength/9-12.en') },
    },
  },
  honest_communication: {
    '0-4': {
      plan: () => import('./honest_communication/0-4.plan'),
      words: { en: () => import('./honest_communication/0-4.en') },
    },
    '5-8': {
      plan: () => import('./honest_communication/5-8.plan'),
      words: { en: () => import('./honest_communication/5-8.en') },
    },
    '9-12': {
      plan: () => import('./honest_communication/9-12.plan'),
      words: { en: () => import('./honest_communication/9-12.en') },
    },
  },
  authentic_choices: {
    '0-4': {
      plan: () => import('./authentic_choices/0-4.plan'),
      words: { en: () => import('./authentic_choices/0-4.en') },
    },
    '5-8': {
      plan: () => import('./authentic_choices/5-8.plan'),
      words: { en: () => import('./authentic_choices/5-8.en') },
    },
    '9-12': {
      plan: () => import('./authentic_choices/9-12.plan'),
      words: { en: () => import('./authentic_choices/9-12.en') },
    },
  },
  smart_decisions: {
    '0-4': {
      plan: () => import('./smart_decisions/0-4.plan'),
      words: { en: () => import('./smart_decisions/0-4.en') },
    },
    '5-8': {
      plan: () => import('./smart_decisions/5-8.plan'),
      words: { en: () => import('./smart_decisions/5-8.en') },
    },
    '9-12': {
      plan: () => import('./smart_decisions/9-12.plan'),
      words: { en: () => import('./smart_decisions/9-12.en') },
    },
  },
  problem_solving: {
    '0-4': {
      plan: () => import('./problem_solving/0-4.plan'),
      words: { en: () => import('./problem_solving/0-4.en') },
    },
    '5-8': {
      plan: () => import('./problem_solving/5-8.plan'),
      words: { en: () => import('./problem_solving/5-8.en') },
    },
    '9-12': {
      plan: () => import('./problem_solving/9-12.plan'),
      words: { en: () => import('./problem_solving/9-12.en') },
    },
  },
  leadership: {
    '0-4': { plan: () => import('./leadership/0-4.plan'), words: { en: () => import('./leadership/0-4.en') } },
    '5-8': { plan: () => import('./leadership/5-8.plan'), words: { en: () => import('./leadership/5-8.en') } },
    '9-12': { plan: () => import('./leadership/9-12.plan'), words: { en: () => import('./leadership/9-12.en') } },
  },
}
