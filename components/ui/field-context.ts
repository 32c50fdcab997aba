'use client'
import { createContext, useContext } from 'react'

interface FieldWiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

interface ControlProps {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  required?: boolean | undefined
}

/**
 * The attributes of a control inside a Field, so that its label, hint and error are read with it. A control's own
 * values win.
 */
export function useFieldWiring(own: ControlProps) {
  const field = useContext(FieldContext)
  if (!field) return {}
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ')
  return {
    id: own.id ?? field.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field.invalid || undefined,
    'aria-required': own.required ?? (field.required || undefined),
  }
}
