'use client'
import { useId } from 'react'

interface RangeProps {
  label: string
  /** The value in words. */
  shown: string
  bounds: { min: number; max: number; step: number }
  value: number
  disabled?: boolean
  onValue: (value: number) => void
}

/** A slider with its name before and its value in words after it. */
export function Slider({ label, shown, bounds, value, disabled, onValue }: RangeProps) {
  const id = useId()
  return (
    <div className="range">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        value={value}
        disabled={disabled}
        aria-valuetext={shown}
        onChange={(event) => onValue(Number(event.target.value))}
      />
      <output htmlFor={id}>{shown}</output>
    </div>
  )
}
