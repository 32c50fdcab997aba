import fc from 'fast-check'
import { parseDraft, previewable, savedPreview } from './draft'

const whole = {
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male' }],
  lifeSkill: 'courage',
  preferredLocation: '',
  previewStory: 'One.\n\nTwo.',
  seed: 's1',
  language: 'en',
}

describe('what the browser kept', () => {
  it('comes back as it was saved', () => {
    expect(parseDraft(JSON.stringify(whole))).toMatchObject(whole)
  })
  it('loses only the spoilt field', () => {
    const draft = parseDraft(
      JSON.stringify({ ...whole, childAge: '99', lifeSkill: 7, look: { skin: 'green', hair: 'afro' } }),
    )
    expect(draft).toMatchObject({ childName: 'Mila', pets: whole.pets, look: { hair: 'afro' } })
    expect(draft?.childAge).toBeUndefined()
    expect(draft?.lifeSkill).toBeUndefined()
    expect(draft?.look?.skin).toBeUndefined()
  })
  it('keeps at most five pets, and only things that are pets', () => {
    const pet = { name: 'Olive', type: 'Cat', gender: 'female' }
    expect(
      parseDraft(JSON.stringify({ ...whole, pets: [null, 'x', ...Array.from({ length: 9 }, () => pet)] }))?.pets,
    ).toHaveLength(5)
    expect(parseDraft(JSON.stringify({ ...whole, pets: 'none' }))?.pets).toEqual([])
    expect(parseDraft(JSON.stringify({ ...whole, pets: [{ name: 'Bo', type: 'Dragon' }] }))?.pets).toEqual([
      { name: 'Bo' },
    ])
  })
  it('is nothing when nothing, or nothing readable, was stored', () => {
    expect(parseDraft(null)).toBeNull()
    expect(parseDraft('{"childName":')).toBeNull()
    expect(parseDraft('"Mila"')).toBeNull()
  })
  it('never throws, whatever storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        parseDraft(stored)
      }),
    )
  })
  it('opens the preview again with name, age, life skill and a named pet', () => {
    const draft = parseDraft(JSON.stringify(whole))
    if (!draft) throw new Error('unreadable')
    expect(previewable(draft)).toBe(true)
    expect(previewable({ ...draft, childName: ' ' })).toBe(false)
    expect(previewable({ ...draft, childAge: undefined })).toBe(false)
    expect(previewable({ ...draft, lifeSkill: undefined })).toBe(false)
    expect(previewable({ ...draft, pets: [] })).toBe(false)
    expect(previewable({ ...draft, pets: [{ name: '' }] })).toBe(false)
  })
})

it('a saved preview is a whole request with its text', () => {
  expect(savedPreview.parse({ ...whole, title: 'Mila and the Hole' })).toMatchObject({
    seed: 's1',
    previewStory: 'One.\n\nTwo.',
  })
  expect(savedPreview.safeParse({ ...whole, pets: [], title: 't' }).success).toBe(false)
})
