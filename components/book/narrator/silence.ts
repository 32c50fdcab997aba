const RATE = 8_000
const HEADER_BYTES = 44

/** A sound without a sound, of this length: 8-bit PCM in a WAV file, as an address in this browser. */
export function silence(ms: number): string {
  const samples = Math.round((RATE * ms) / 1000)
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + samples))
  const write = (at: number, text: string) => {
    for (const [offset, letter] of [...text].entries()) file.setUint8(at + offset, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  file.setUint32(4, HEADER_BYTES - 8 + samples, true)
  write(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, RATE, true)
  file.setUint32(28, RATE, true)
  file.setUint16(32, 1, true)
  file.setUint16(34, 8, true)
  write(36, 'data')
  file.setUint32(40, samples, true)
  // In eight bits the middle is 128.
  new Uint8Array(file.buffer).fill(128, HEADER_BYTES)
  return URL.createObjectURL(new Blob([file.buffer], { type: 'audio/wav' }))
}
