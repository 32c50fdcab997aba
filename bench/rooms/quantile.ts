export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN
export const ms = (value: number): string => `${value.toFixed(1).padStart(6)} ms`
