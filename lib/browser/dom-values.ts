'use client'
import { useEffectEvent, useInsertionEffect, useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** What a field holds: a checkbox whether it is on, a radio button that is on and every other field its value. */
export type DomValues = ReadonlyMap<string, string | boolean>

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
const IGNORED_TYPES = new Set(['hidden', 'file', 'submit', 'button', 'reset', 'image'])

/** The value of a field, undefined while it is the one that the server sent. */
function changedValue(field: Field): string | boolean | undefined {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].findLastIndex((option) => option.defaultSelected)
    return field.selectedIndex === Math.max(0, initial) ? undefined : field.value
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked, defaultChecked, type, value } = field
    if (checked === defaultChecked) return undefined
    if (type === 'checkbox') return checked
    // Of a radio group only the button that is on now counts.
    return checked ? value : undefined
  }
  return IGNORED_TYPES.has(field.type) || field.value === field.defaultValue ? undefined : field.value
}

/**
 * The fields within `root` (or `root` itself) that differ from what the server sent, by name; by id where they have
 * none.
 */
export function readDomValues(root: Element): DomValues {
  const values = new Map<string, string | boolean>()
  for (const element of [root, ...root.querySelectorAll('input, select, textarea')]) {
    const value = isField(element) ? changedValue(element) : undefined
    if (value !== undefined) values.set(element.getAttribute('name') ?? element.id, value)
  }
  return values
}

/**
 * Calls `apply` once, when a part of a page hydrates, with what was typed, chosen or restored by the browser before;
 * never when there is nothing, or when React created the part. `id`: of the form, of another element with fields, or
 * of one field.
 *
 * The values are read in an insertion effect since refs come after it, and react-hook-form's refs write its own
 * values over radio buttons. They are applied in a layout effect, before React renders again and writes its state
 * into controlled fields. Effects that subscribe to the form have to be layout effects above this one.
 */
export function useDomValues(id: string, apply: (values: DomValues) => void): void {
  const values = useRef<DomValues>(new Map())
  useInsertionEffect(() => {
    const root = document.getElementById(id)
    if (root) values.current = readDomValues(root)
  }, [id])
  const applyValues = useEffectEvent(apply)
  useLayoutEffect(() => {
    const changed = values.current
    values.current = new Map()
    if (changed.size > 0) applyValues(changed)
  }, [])
}
