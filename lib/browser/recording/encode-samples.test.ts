import { readEncoder } from '@/lib/documents/mp3/read-encoder'
import { RECORDING } from '@/lib/domain/book/recording/limits'
import { readMp3 } from '@/lib/domain/book/recording/read-mp3'
import { encodeSamples } from './encode-samples'

const tone = (seconds: number, loud = 0.3) =>
  Float32Array.from({ length: seconds * RECORDING.sampleRate }, (_, at) => loud * Math.sin(at / 9))
const bytes = (parts: readonly Uint8Array[] | null) => (parts ? new Uint8Array(Buffer.concat(parts)) : null)

it('gives what the server takes, of one channel or two, cut at three minutes', async () => {
  const encoder = await readEncoder()
  for (const channels of [[tone(2)], [tone(2), tone(2)]]) {
    const facts = readMp3(bytes(await encodeSamples(channels, encoder)) ?? new Uint8Array())
    expect(facts).toMatchObject({ sampleRate: RECORDING.sampleRate, isMono: true })
    expect(facts && Math.abs(facts.durationMs - 2_950)).toBeLessThan(100)
  }
  const long = readMp3(bytes(await encodeSamples([tone(RECORDING.seconds + 5)], encoder)) ?? new Uint8Array())
  expect(long?.durationMs).toBeLessThan((RECORDING.seconds + 1) * 1000)
}, 60_000)

it('gives nothing for silence, nor for what two channels take from each other', async () => {
  const encoder = await readEncoder()
  expect(await encodeSamples([tone(2, 0.0001)], encoder)).toBeNull()
  expect(await encodeSamples([tone(2), tone(2, -0.3)], encoder)).toBeNull()
  expect(await encodeSamples([], encoder)).toBeNull()
})
