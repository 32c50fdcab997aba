// A browser's speech, as its specification has it: events come when the test says so, and `cancel` ends what is being said with an error
// of its own, as browsers do.
export const voice = (name: string, lang: string): SpeechSynthesisVoice => ({
  name,
  lang,
  default: false,
  localService: true,
  voiceURI: name,
})

class Utterance {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  pitch = 1
  rate = 1
  volume = 1
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onboundary: ((event: { name: string; charIndex: number }) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  constructor(readonly text: string) {}
}

export class FakeSpeech {
  readonly said: Utterance[] = []
  private current: Utterance | undefined
  /** Stopped for all pages of the browser, as a locked screen leaves it. */
  paused = false
  constructor(private voices: SpeechSynthesisVoice[]) {}

  get speaking(): boolean {
    return this.current !== undefined
  }
  getVoices = () => [...this.voices]
  resume = () => {
    this.paused = false
  }
  /** The device's voices are known now; no event tells of it, as in some browsers. */
  learn = (...voices: SpeechSynthesisVoice[]) => {
    this.voices = voices
  }
  speak = (utterance: Utterance) => {
    this.said.push(utterance)
    this.current = utterance
  }
  cancel = () => {
    const cut = this.current
    this.current = undefined
    cut?.onerror?.({ error: 'interrupted' })
  }
  last = () => this.said.at(-1)
  begin = () => this.current?.onstart?.()
  /** Another page or the device takes the voice away. */
  takeAway = () => this.fail('interrupted')
  /** `charIndex` counts in the utterance's own text. */
  boundary = (charIndex: number) => this.current?.onboundary?.({ name: 'word', charIndex })
  end = () => {
    const done = this.current
    this.current = undefined
    done?.onend?.()
  }
  fail = (error: string) => {
    const broken = this.current
    this.current = undefined
    broken?.onerror?.({ error })
  }
  install(): void {
    Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: this })
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { configurable: true, value: Utterance })
  }
  remove(): void {
    Reflect.deleteProperty(window, 'speechSynthesis')
    Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance')
  }
}
