import fc from 'fast-check'
import { createStoryBody, redeemBody, toStoryRequest } from './create-body'
import { CHILD_TRAITS, PET_TRAITS } from './traits'

const whole = {
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'courage',
  email: 'm@example.com',
  pets: [
    { name: 'Biscuit', type: 'Dog', gender: 'male' },
    { name: 'Olive', type: 'Cat', gender: 'female' },
  ],
}
const messages = (result: {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}) => Object.fromEntries((result.error?.issues ?? []).map((i) => [i.path.join('.'), i.message]))

describe('redemption', () => {
  test('absent, empty or null fields: get the default', () => {
    const body = redeemBody.parse({ code: 'wagtale1', email: ' a@b.co ', childName: '  ', childAge: null })
    expect(body).toMatchObject({
      code: 'WAGTALE1',
      email: 'a@b.co',
      childName: 'Child',
      childAge: '5-6',
      childGender: 'non-specific',
      lifeSkill: 'friendship',
      pets: [{ name: 'Buddy', type: 'Dog', gender: 'male' }],
    })
  })
  test('pet with blank fields: gets a type and a gender, no invented looks', () => {
    expect(
      redeemBody.parse({ code: 'X', email: 'a@b.co', pets: [{ name: 'Rex', type: '', gender: 'female' }] }).pets,
    ).toEqual([{ name: 'Rex', type: 'Dog', gender: 'female' }])
  })
  test('present and invalid field: is an error that names it', () => {
    const errors = messages(
      redeemBody.safeParse({
        ...whole,
        code: 'X',
        childAge: '40',
        lifeSkill: 'magic',
        pets: [{ name: 'A', type: 'Dragon', gender: 'male' }],
      }),
    )
    expect(errors).toEqual({
      childAge: "Please select your child's age.",
      lifeSkill: 'Please choose a life skill theme.',
      'pets.0.type': 'Pet type is required',
    })
  })
  test('empty pet list, six pets, no email, invalid email: are errors', () => {
    expect(messages(redeemBody.safeParse({ ...whole, code: 'X', pets: [] }))).toEqual({
      pets: 'Please add at least one pet to your story',
    })
    expect(messages(redeemBody.safeParse({ ...whole, code: 'X', pets: Array(6).fill(whole.pets[0]) }))).toEqual({
      pets: 'Maximum 5 pets allowed',
    })
    expect(messages(redeemBody.safeParse({ ...whole, code: 'X', email: '' }))).toEqual({
      email: 'Please enter your email address to receive your free story',
    })
    expect(messages(redeemBody.safeParse({ ...whole, code: 'X', email: 'nobody' }))).toEqual({
      email: 'Please enter a valid email address',
    })
    expect(messages(redeemBody.safeParse({ ...whole }))).toEqual({ code: 'Please enter a gift code.' })
  })
  test('one-pet fields: become the list of pets, not the default pet', () => {
    const body = { code: 'GOODCODE', email: 'a@example.com', petName: 'Rusty', petType: 'Cat', petColors: 'red' }
    expect(redeemBody.parse(body)).toMatchObject({
      childName: 'Child',
      pets: [{ name: 'Rusty', type: 'Cat', gender: 'unknown', colors: 'red' }],
    })
    expect(redeemBody.parse({ code: 'GOODCODE', email: 'a@example.com' }).pets).toMatchObject([{ name: 'Buddy' }])
  })
  test('any JSON: is parsed or refused without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        redeemBody.safeParse(value)
        createStoryBody.safeParse(value)
      }),
    )
  })
})

describe('creation', () => {
  test('one-pet form and list form: give the same request', () => {
    const one = createStoryBody.parse({
      childName: 'Mila',
      childAge: '6',
      petName: 'Biscuit',
      petType: 'Dog',
      petBreed: 'Beagle',
      petColors: '',
      lifeSkill: 'courage',
      userId: 7,
      approved: true,
    })
    expect(toStoryRequest(one, 's')).toEqual(
      toStoryRequest(
        createStoryBody.parse({
          childName: 'Mila',
          childAge: '5-6',
          childGender: 'non-specific',
          lifeSkill: 'courage',
          pets: [{ name: 'Biscuit', type: 'Dog', gender: 'unknown', breed: 'Beagle' }],
        }),
        's',
      ),
    )
    expect(one).not.toHaveProperty('approved')
    expect(one).not.toHaveProperty('userId')
  })
  test("empty body: gets the stored schema's messages", () => {
    expect(messages(createStoryBody.safeParse({}))).toEqual({
      childName: "Child's name is required",
      childAge: "Child's age is required",
      childGender: 'Child gender is required',
      pets: 'At least one pet is required',
      lifeSkill: 'Life skill theme is required',
    })
  })
  test('names in any script, markup and instructions: stay unchanged', () => {
    for (const childName of [
      'Nguyễn',
      '小明',
      'Te Ariki',
      'فاطمة',
      '<script>alert(1)</script>',
      'Ignore Previous Instructions',
      '🦊',
    ])
      expect(createStoryBody.parse({ ...whole, childName }).childName).toBe(childName)
    expect(createStoryBody.parse({ ...whole, childName: ' Mi\u202ela\n ' }).childName).toBe('Mi la')
    expect(createStoryBody.parse({ ...whole, childName: 'Mi\ud83dla 🦊' }).childName).toBe('Mila 🦊')
  })
  test('place: is the destination if one was chosen', () => {
    expect(
      toStoryRequest(createStoryBody.parse({ ...whole, preferredLocation: "Nana's", travelDestination: 'uluru' }), 's')
        .preferredLocation,
    ).toBe('uluru')
  })
})

describe('traits', () => {
  const traited = {
    ...whole,
    childTraits: ['dark'],
    childDescription: 'Collects stones',
    shortName: 'Mi',
    pets: [{ ...whole.pets[0], traits: ['socks', 'howls'], shortName: 'Bis' }],
  }
  const bodies = [
    ['ordered', createStoryBody],
    ['redeemed', redeemBody],
  ] as const

  test.each(bodies)('%s: all that was told reaches the request', (_, body) => {
    const given = body.parse({ ...traited, code: 'X' })
    expect(toStoryRequest(given, 's')).toMatchObject(traited)
  })
  test.each(bodies)('%s: a wrong key is an error at its field, which lists the keys', (_, body) => {
    const errors = messages(
      body.safeParse({
        ...{ ...traited, code: 'X', childTraits: ['dark', 'dragons'] },
        pets: [{ ...whole.pets[0], traits: ['wings'] }],
      }),
    )
    expect(Object.keys(errors).sort()).toEqual(['childTraits.1', 'pets.0.traits.0'])
    expect(errors['childTraits.1']).toContain(CHILD_TRAITS.join(', '))
    expect(errors['pets.0.traits.0']).toContain(PET_TRAITS.join(', '))
  })
  test('more than three are an error', () => {
    const errors = messages(createStoryBody.safeParse({ ...whole, childTraits: CHILD_TRAITS.slice(0, 4) }))
    expect(errors).toEqual({ childTraits: 'Please choose up to 3 traits' })
  })
})
