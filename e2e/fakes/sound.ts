// Fake of an audio element: the test moves its time. As in browsers, events come after the call that causes them, and a
// new source begins at its beginning, at the default rate.
class FakeAudio extends EventTarget {
  #src = ''
  currentTime = 0
  volume = 1
  playbackRate = 1
  defaultPlaybackRate = 1
  preservesPitch = false
  paused = true
  ended = false

  constructor(private readonly sound: FakeSound) {
    super()
    sound.audio = this
  }
  get src(): string {
    return this.#src
  }
  set src(src: string) {
    Object.assign(this, { currentTime: 0, ended: false, paused: true, playbackRate: this.defaultPlaybackRate })
    this.#src = src
  }
  play = async () => {
    if (this.sound.refuse) throw new DOMException('a press is wanted', 'NotAllowedError')
    this.paused = false
  }
  pause = () => {
    if (this.paused) return
    this.paused = true
    queueMicrotask(() => this.dispatchEvent(new Event('pause')))
  }
  finish() {
    Object.assign(this, { ended: true, paused: true })
    this.dispatchEvent(new Event('pause'))
    this.dispatchEvent(new Event('ended'))
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

export class FakeSound {
  audio: FakeAudio = new FakeAudio(this)
  /** Whether the browser wants a press before it plays. */
  refuse = false

  get playing(): boolean {
    return !this.audio.paused
  }
  /** Plays on to this millisecond, and lets the page see it. */
  goTo = async (ms: number) => {
    this.audio.currentTime = ms / 1000
    await nextFrame()
    await nextFrame()
  }
  end = () => this.audio.finish()
  install(): void {
    const open = () => new FakeAudio(this)
    Object.defineProperty(globalThis, 'Audio', {
      configurable: true,
      value: function Audio() {
        return open()
      },
    })
    let count = 0
    Object.assign(URL, { createObjectURL: () => `blob:${++count}`, revokeObjectURL: () => {} })
  }
  remove(): void {
    Reflect.deleteProperty(globalThis, 'Audio')
    Reflect.deleteProperty(URL, 'createObjectURL')
    Reflect.deleteProperty(URL, 'revokeObjectURL')
  }
}
