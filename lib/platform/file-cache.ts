/**
 * Files that cost much to make, kept in memory for a while under a key that names all that they are made from. Who asks
 * for one that is being made waits for that one. Bounded in bytes; the least recently asked for goes first.
 */
export interface FileCacheOptions {
  /** Most bytes in all. */
  bytes: number
  /** How long a file is kept: what was erased is gone from memory as soon. */
  milliseconds: number
}

interface Making {
  file: Promise<Uint8Array>
  cancel: AbortController
  waiting: number
}

export class FileCache {
  private readonly files = new Map<string, { file: Uint8Array; until: number }>()
  private readonly making = new Map<string, Making>()
  private size = 0

  constructor(private readonly options: FileCacheOptions) {}

  /**
   * @param make makes the file; its signal is aborted when nobody waits any more
   * @param now milliseconds
   * @throws the reason of an aborted `signal`, and whatever `make` throws: a failure isn't kept
   */
  async get(
    key: string,
    make: (signal: AbortSignal) => Promise<Uint8Array>,
    { signal, now = Date.now() }: { signal?: AbortSignal | undefined; now?: number } = {},
  ): Promise<Uint8Array> {
    signal?.throwIfAborted()
    this.dropOld(now)
    const known = this.files.get(key)
    if (known) {
      this.files.delete(key)
      this.files.set(key, known)
      return known.file
    }
    const making = this.making.get(key) ?? this.start(key, make, now)
    making.waiting += 1
    let leave = () => {}
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(signal?.reason)
      signal?.addEventListener('abort', leave, { once: true })
    })
    try {
      return await Promise.race([making.file, left])
    } finally {
      signal?.removeEventListener('abort', leave)
      making.waiting -= 1
      if (making.waiting === 0 && this.making.get(key) === making) {
        this.making.delete(key)
        making.cancel.abort(new Error('nobody waits for this file'))
      }
    }
  }

  private start(key: string, make: (signal: AbortSignal) => Promise<Uint8Array>, now: number): Making {
    const cancel = new AbortController()
    const making: Making = { file: make(cancel.signal), cancel, waiting: 0 }
    this.making.set(key, making)
    making.file.then(
      (file) => {
        if (this.making.get(key) === making) this.making.delete(key)
        if (!cancel.signal.aborted) this.keep(key, file, now)
      },
      () => {
        if (this.making.get(key) === making) this.making.delete(key)
      },
    )
    return making
  }

  private keep(key: string, file: Uint8Array, now: number): void {
    if (file.byteLength > this.options.bytes) return
    this.files.set(key, { file, until: now + this.options.milliseconds })
    this.size += file.byteLength
    for (const [oldest] of this.files) {
      if (this.size <= this.options.bytes) break
      this.drop(oldest)
    }
  }

  private dropOld(now: number): void {
    for (const [key, { until }] of this.files) if (until <= now) this.drop(key)
  }

  private drop(key: string): void {
    this.size -= this.files.get(key)?.file.byteLength ?? 0
    this.files.delete(key)
  }
}
