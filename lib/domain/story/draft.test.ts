import fc from 'fast-check'
import { parseDraft, isPreviewable, savedPreview } from './draft'

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

describe('stored draft', () => {
  it('parses to what was saved', () => {
    expect(parseDraft(JSON.stringify(whole))).toMatchObject(whole)
  })
  it('drops only the invalid field', () => {
    const draft = parseDraft(
      JSON.stringify({ ...whole, childAge: '99', lifeSkill: 7, look: { skin: 'green', hair: 'afro' } }),
    )
    expect(draft).toMatchObject({ childName: 'Mila', pets: whole.pets, look: { hair: 'afro' } })
    expect(draft?.childAge).toBeUndefined()
    expect(draft?.lifeSkill).toBeUndefined()
    expect(draft?.look?.skin).toBeUndefined()
  })
  it('keeps at most five pets, and only valid ones', () => {
    const pet = { name: 'Olive', type: 'Cat', gender: 'female' }
    expect(
      parseDraft(JSON.stringify({ ...whole, pets: [null, 'x', ...Array.from({ length: 9 }, () => pet)] }))?.pets,
    ).toHaveLength(5)
    expect(parseDraft(JSON.stringify({ ...whole, pets: 'none' }))?.pets).toEqual([])
    expect(parseDraft(JSON.stringify({ ...whole, pets: [{ name: 'Bo', type: 'Dragon' }] }))?.pets).toEqual([
      { name: 'Bo' },
    ])
  })
  it('is null when nothing, or nothing readable, was stored', () => {
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
  it('isPreviewable: needs name, age, life skill and a named pet', () => {
    const draft = parseDraft(JSON.stringify(whole))
    if (!draft) throw new Error('unreadable')
    expect(isPreviewable(draft)).toBe(true)
    expect(isPreviewable({ ...draft, childName: ' ' })).toBe(false)
    expect(isPreviewable({ ...draft, childAge: undefined })).toBe(false)
    expect(isPreviewable({ ...draft, lifeSkill: undefined })).toBe(false)
    expect(isPreviewable({ ...draft, pets: [] })).toBe(false)
    expect(isPreviewable({ ...draft, pets: [{ name: '' }] })).toBe(false)
  })
})

it('saved preview: contains a whole request with its text', () => {
  expect(savedPreview.parse({ ...whole, title: 'Mila and the Hole' })).toMatchObject({
    seed: 's1',
    previewStory: 'One.\n\nTwo.',
  })
  expect(savedPreview.safeParse({ ...whole, pets: [], title: 't' }).success).toBe(false)
})
