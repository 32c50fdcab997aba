// The words for a field's error. The shared schema speaks English; the form says the same in the page's language.
import { useTranslations } from 'next-intl'
import { useFormState } from 'react-hook-form'
import type { FieldPath } from '@/components/forms/field-path'
import { useStoryForm } from '@/components/forms/story-form-values'
import { useMissingFields, useValidationRules } from '@/components/forms/use-validation-rules'

const messageKey = (path: FieldPath) => {
  const [first, , part] = path.split('.')
  switch (part ?? first) {
    case 'childName':
      return 'errors.childName'
    case 'childAge':
      return 'errors.childAge'
    case 'childGender':
      return 'errors.childGender'
    case 'name':
      return 'errors.petName'
    case 'type':
      return 'errors.petType'
    case 'gender':
      return 'errors.petGender'
    case 'lifeSkill':
      return 'errors.lifeSkill'
    default:
      return 'errors.email'
  }
}

/**
 * Gives a field's message once it has been left wrong; words given with an error (by the server, say) stand as they
 * are.
 */
export function useFieldError(): (path: FieldPath | 'deliveryEmail') => string | undefined {
  const t = useTranslations('create')
  const { control, getFieldState } = useStoryForm()
  const state = useFormState({ control })
  const missing = useMissingFields()
  const rules = useValidationRules()
  return (path) => {
    const { error, isTouched } = getFieldState(path, state)
    if (error?.type === 'given') return error.message
    // Before the rules have come, nobody knows what is wrong.
    if (!rules || path === 'deliveryEmail' || !missing.includes(path)) return undefined
    return isTouched || state.submitCount > 0 ? t(messageKey(path)) : undefined
  }
}
