import { flite } from './flite'

const soundOf = async (text: string) => Buffer.from((await flite.say(text)).samples.buffer).toString('base64')

it('says the same, whatever was said before', async () => {
  const texts = ['Mila looked at the bell.', 'No!', `And then ${'the dog ran, and '.repeat(12)}it was gone.`]
  const first: string[] = []
  for (const text of texts) first.push(await soundOf(text))
  expect(new Set(first).size).toBe(3)
  for (const [at, text] of [...texts.entries()].reverse()) expect(await soundOf(text)).toBe(first[at])
})

it('tells the sounds of each word, though a full stop belongs to some', async () => {
  const words = ['stop', 'Mr', 'knee-deep', 'a.m', '1998', 'stop', 'etc', "Mum's", 'I']
  const sounds = await flite.soundsOf(words)
  expect([...sounds.keys()]).toEqual([...new Set(words)])
  expect(sounds.get('stop')).toEqual(['s', 't', 'aa', 'p'])
  expect(sounds.get('knee-deep')).toEqual(['n', 'iy', 'd', 'iy', 'p'])
  for (const names of sounds.values()) expect(names.length).toBeGreaterThan(0)
})

it('goes on after a text that it can’t take', async () => {
  await expect(flite.say('\u00e9\u00e9\u00e9 \u4e2d'.repeat(50))).rejects.toThrow()
  expect((await flite.say('Still here.')).sounds.length).toBeGreaterThan(5)
})
