/** Sound that grows at its end. */
export class Track {
  private readonly parts: Float32Array[] = []
  private length = 0

  constructor(private readonly sampleRate: number) {}

  get seconds(): number {
    return this.length / this.sampleRate
  }

  rest(seconds: number): void {
    this.append(new Float32Array(Math.round(seconds * this.sampleRate)))
  }

  /** Adds a part of `samples`, from and to these seconds. */
  add(samples: Float32Array, from: number, to: number): void {
    this.append(samples.subarray(Math.round(from * this.sampleRate), Math.round(to * this.sampleRate)))
  }

  samples(): Float32Array {
    const all = new Float32Array(this.length)
    let at = 0
    for (const part of this.parts) {
      all.set(part, at)
      at += part.length
    }
    return all
  }

  private append(part: Float32Array): void {
    this.parts.push(part)
    this.length += part.length
  }
}
