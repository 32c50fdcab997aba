'use client'
import { useId } from 'react'

interface SliderProps {
  label: string
  /** The value in words. */
  valueText: string
  bounds: { min: number; max: number; step: number }
  value: number
  disabled?: boolean
  onValueChange: (value: number) => void
}

/** A slider with its name before and its value in words after it. */
export function Slider({ label, valueText, bounds, value, disabled, onValueChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[5.5rem_1fr_3.2rem] items-center gap-2.5">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className="min-h-7 w-full accent-coral-deep"
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        onChange={(event) => onValueChange(Number(event.target.value))}
      />
      <output className="text-end tabular-nums" htmlFor={id}>
        {valueText}
      </output>
    </div>
  )
}
