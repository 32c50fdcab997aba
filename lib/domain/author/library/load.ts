// The library of built-in stories: one module each, imported when first needed.
import type { LifeSkill, ReadingLevel } from '../../story/lists'
import { checkTemplate } from '../grammar/check'
import { parseTemplate } from '../grammar/template'
import type { Template } from '../grammar/template'
import { TemplateError } from '../grammar/text'

type Fetch = () => Promise<{ source: string }>

export const LIBRARY: Partial<Record<LifeSkill, Partial<Record<ReadingLevel, Fetch>>>> = {
  courage: {
    '0-4': () => import('./courage/0-4'),
    '5-8': () => import('./courage/5-8'),
    '9-12': () => import('./courage/9-12'),
  },
  friendship: {
    '0-4': () => import('./friendship/0-4'),
    '5-8': () => import('./friendship/5-8'),
    '9-12': () => import('./friendship/9-12'),
  },
  responsibility: {
    '0-4': () => import('./responsibility/0-4'),
    '5-8': () => import('./responsibility/5-8'),
    '9-12': () => import('./responsibility/9-12'),
  },
  sharing: {
    '0-4': () => import('./sharing/0-4'),
    '5-8': () => import('./sharing/5-8'),
    '9-12': () => import('./sharing/9-12'),
  },
  honesty: {
    '0-4': () => import('./honesty/0-4'),
    '5-8': () => import('./honesty/5-8'),
    '9-12': () => import('./honesty/9-12'),
  },
  perseverance: {
    '0-4': () => import('./perseverance/0-4'),
    '5-8': () => import('./perseverance/5-8'),
    '9-12': () => import('./perseverance/9-12'),
  },
  empathy: {
    '0-4': () => import('./empathy/0-4'),
    '5-8': () => import('./empathy/5-8'),
    '9-12': () => import('./empathy/9-12'),
  },
  gratitude: {
    '0-4': () => import('./gratitude/0-4'),
    '5-8': () => import('./gratitude/5-8'),
    '9-12': () => import('./gratitude/9-12'),
  },
  patience: {
    '0-4': () => import('./patience/0-4'),
    '5-8': () => import('./patience/5-8'),
    '9-12': () => import('./patience/9-12'),
  },
  creativity: {
    '0-4': () => import('./creativity/0-4'),
    '5-8': () => import('./creativity/5-8'),
    '9-12': () => import('./creativity/9-12'),
  },
  teamwork: {
    '0-4': () => import('./teamwork/0-4'),
    '5-8': () => import('./teamwork/5-8'),
    '9-12': () => import('./teamwork/9-12'),
  },
  confidence: {
    '0-4': () => import('./confidence/0-4'),
    '5-8': () => import('./confidence/5-8'),
    '9-12': () => import('./confidence/9-12'),
  },
  digital_wellness: {
    '0-4': () => import('./digital_wellness/0-4'),
    '5-8': () => import('./digital_wellness/5-8'),
    '9-12': () => import('./digital_wellness/9-12'),
  },
  constructive_feedback: {
    '0-4': () => import('./constructive_feedback/0-4'),
    '5-8': () => import('./constructive_feedback/5-8'),
    '9-12': () => import('./constructive_feedback/9-12'),
  },
  emotional_strength: {
    '0-4': () => import('./emotional_strength/0-4'),
    '5-8': () => import('./emotional_strength/5-8'),
    '9-12': () => import('./emotional_strength/9-12'),
  },
  honest_communication: {
    '0-4': () => import('./honest_communication/0-4'),
    '5-8': () => import('./honest_communication/5-8'),
    '9-12': () => import('./honest_communication/9-12'),
  },
  authentic_choices: {
    '0-4': () => import('./authentic_choices/0-4'),
    '5-8': () => import('./authentic_choices/5-8'),
    '9-12': () => import('./authentic_choices/9-12'),
  },
  smart_decisions: {
    '0-4': () => import('./smart_decisions/0-4'),
    '5-8': () => import('./smart_decisions/5-8'),
    '9-12': () => import('./smart_decisions/9-12'),
  },
  problem_solving: {
    '0-4': () => import('./problem_solving/0-4'),
    '5-8': () => import('./problem_solving/5-8'),
    '9-12': () => import('./problem_solving/9-12'),
  },
  leadership: {
    '0-4': () => import('./leadership/0-4'),
    '5-8': () => import('./leadership/5-8'),
    '9-12': () => import('./leadership/9-12'),
  },
}

/**
 * Parses and checks a template.
 * @throws TemplateError that lists every mistake
 */
export function openTemplate(source: string): Template {
  const template = parseTemplate(source)
  const findings = checkTemplate(template)
  if (findings.length) throw new TemplateError(`${template.id}:\n${findings.join('\n')}`)
  return template
}

const opened = new Map<Fetch, Template>()

/** Returns undefined if there is no story for this skill and level. */
export async function loadStory(skill: LifeSkill, level: ReadingLevel): Promise<Template | undefined> {
  const fetch = LIBRARY[skill]?.[level]
  if (!fetch) return undefined
  const known = opened.get(fetch)
  if (known) return known
  const template = openTemplate((await fetch()).source)
  opened.set(fetch, template)
  return template
}
