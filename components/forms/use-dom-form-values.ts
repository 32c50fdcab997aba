import { get, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useDomValues, type DomValues } from '@/lib/browser/dom-values'

/**
 * Takes what was typed or chosen before hydration into a react-hook-form, as if it had been typed now; `onApply` is
 * called after that. `id`: of the form element. What is in the DOM already isn't changed there, so the cursor and a
 * composition (IME) stay.
 */
export function useDomFormValues<V extends FieldValues, C, T>(
  { getValues, setValue }: Pick<UseFormReturn<V, C, T>, 'getValues' | 'setValue'>,
  id: string,
  onApply?: (values: DomValues) => void,
): void {
  useDomValues(id, (values) => {
    for (const [name, value] of values) {
      const path = name as FieldPath<V>
      // Fields that are no part of the form's values (a gift code) have state of their own.
      if (get(getValues(), path) === undefined) continue
      setValue(path, value as FieldPathValue<V, FieldPath<V>>, { shouldDirty: true })
    }
    onApply?.(values)
  })
}
