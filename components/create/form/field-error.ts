// The words for a field's error. The shared schema speaks English; the form says the same in the page's language.
import { useTranslations } from 'next-intl'
import { useFormState, type FieldError } from 'react-hook-form'
import type { FieldPath } from '../missing-fields'
import { useStoryForm } from '../story-form'

const messageKey = (path: string) => {
  const [first, , part] = path.split('.')
  switch (part ?? first) {
    case 'childName': return 'errors.childName'
    case 'childAge': return 'errors.childAge'
    case 'childGender': return 'errors.childGender'
    case 'name': return 'errors.petName'
    case 'type': return 'errors.petType'
    case 'gender': return 'errors.petGender'
    case 'lifeSkill': return 'errors.lifeSkill'
    default: return 'errors.email'
  }
}

/** Gives, for a field that has been left wrong, its message; words given with the error stand as they are. */
export function useFieldError(): (path: FieldPath | 'deliveryEmail') => string | undefined {
  const t = useTranslations('create')
  const { control, getFieldState } = useStoryForm()
  const state = useFormState({ control })
  return (path) => {
    const error: FieldError | undefined = getFieldState(path, state).error
    if (!error) return undefined
    return error.type === 'given' && error.message ? error.message : t(messageKey(path))
  }
}
