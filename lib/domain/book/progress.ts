// Reading progress. `page` counts from 1.
export interface Progress {
  read: number
  left: number
  percent: number
}

export function progress(page: number, total: number): Progress {
  const read = Math.min(Math.max(page, 0), total)
  return { read, left: total - read, percent: total === 0 ? 0 : Math.round((read / total) * 100) }
}
