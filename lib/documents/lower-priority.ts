import { constants, setPriority } from 'node:os'

/**
 * Lets what people wait for go before the thread that calls this, for as long as it lives: only an administrator may
 * raise a priority again. On Linux a priority belongs to a thread; elsewhere it is the whole process's, and stays as
 * it is. Not the lowest one: on a machine that is busy for long, the work must still end before it times out.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
