import type { Row } from './sample'

export const print = (text: string): void => void process.stdout.write(`${text}\n`)
export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`.padStart(8)

export function printRows(rows: readonly Row[]): void {
  print(`${'answer'.padEnd(12)}     due  refused   wrong       p50      p95      p99`)
  for (const { kind, begun, refused, wrong, p50, p95, p99 } of rows)
    print(
      `${kind.padEnd(12)}${String(begun).padStart(8)} ${String(refused).padStart(8)} ${String(wrong).padStart(7)}  ${seconds(p50)} ${seconds(p95)} ${seconds(p99)}`,
    )
}
