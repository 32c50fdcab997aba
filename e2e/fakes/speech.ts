// Fake of the Web Speech API: the test triggers the events, and `cancel` ends the current utterance with an error, as
// browsers do.
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
  readonly utterances: Utterance[] = []
  private current: Utterance | undefined
  /** Paused for all pages of the browser, as a locked screen leaves it. */
  paused = false
  constructor(private voices: SpeechSynthesisVoice[]) {}

  get speaking(): boolean {
    return this.current !== undefined
  }
  getVoices = () => [...this.voices]
  resume = () => {
    this.paused = false
  }
  /** Adds voices without a `voiceschanged` event, as some browsers do. */
  learn = (...voices: SpeechSynthesisVoice[]) => {
    this.voices = voices
  }
  speak = (utterance: Utterance) => {
    this.utterances.push(utterance)
    this.current = utterance
  }
  cancel = () => {
    const cut = this.current
    this.current = undefined
    cut?.onerror?.({ error: 'interrupted' })
  }
  last = () => this.utterances.at(-1)
  begin = () => this.current?.onstart?.()
  /** Another page or the device interrupts the speech. */
  takeAway = () => this.fail('interrupted')
  /** `charIndex` is an index into the utterance's own text. */
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
