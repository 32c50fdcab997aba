// What the form still lacks, in the form's order, as paths that a field can be found by.
import { storyRequest, type StoryRequestInput } from '@/lib/domain/story/request'
import type { FieldPath } from '@/components/forms/field-path'

const ORDER = ['childName', 'childAge', 'childGender', 'pets', 'lifeSkill', 'email']
const PET_ORDER = ['name', 'type', 'gender']

/** The form while it is being filled: anything may be absent or empty. */
type FormValues = { [K in keyof StoryRequestInput]?: unknown }

function fieldPath([first, second, third]: readonly PropertyKey[]): FieldPath | null {
  switch (first) {
    case 'childName':
    case 'childAge':
    case 'childGender':
    case 'lifeSkill':
    case 'email':
      return first
    case 'pets':
      return typeof second === 'number' && (third === 'name' || third === 'type' || third === 'gender')
        ? `pets.${second}.${third}`
        : null
    default:
      return null
  }
}
const rank = (path: FieldPath): number => {
  const [first = '', pet = '0', part = 'name'] = path.split('.')
  return ORDER.indexOf(first) * 1000 + Number(pet) * 10 + PET_ORDER.indexOf(part)
}

export function missingFields(values: FormValues): FieldPath[] {
  // The seed is the form's own business: nobody can be asked to fill it in.
  const parsed = storyRequest.safeParse({ ...values, seed: 'unasked' })
  if (parsed.success) return []
  const paths = parsed.error.issues.map((issue) => fieldPath(issue.path)).filter((path) => path !== null)
  return [...new Set(paths)].sort((a, b) => rank(a) - rank(b))
}
