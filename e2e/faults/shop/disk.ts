import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { errnoCode } from '@/lib/platform/errno'

const BYTES = 1_200_000_000
/** A disk of its own, which a drill can fill, takes an administrator of the machine. */
const isRoot = process.getuid?.() === 0

/** The disk of the data folder. */
export class Disk {
  constructor(private readonly folder: string) {}

  mount(): void {
    mkdirSync(this.folder)
    if (isRoot) spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${BYTES},mode=755`, 'tmpfs', this.folder])
  }
  unmount(): void {
    if (isRoot) spawnSync('umount', ['--lazy', this.folder])
  }

  private get ballast(): string {
    return path.join(this.folder, 'ballast')
  }

  /** Leaves no room, to the last byte. */
  fill(): void {
    const file = openSync(this.ballast, 'w')
    const block = Buffer.alloc(1 << 20)
    try {
      for (let size = block.length; size >= 1; size = size >> 1) {
        try {
          for (;;) if (writeSync(file, block, 0, size) < size) break
        } catch (error) {
          if (errnoCode(error) !== 'ENOSPC') throw error
        }
      }
    } finally {
      closeSync(file)
    }
  }
  free = (): void => rmSync(this.ballast, { force: true })
}
