import { betaApplication } from './commerce/beta-application'
import { purchaseForm } from './commerce/purchase'
import { tooLong } from './too-long'

const errorsOf = (schema: typeof betaApplication | typeof purchaseForm, values: Record<string, string>) =>
  Object.fromEntries(
    schema
      .safeParse(values, { error: tooLong((most) => `At most ${most}`) })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  )

test('too long text: gets its own message; missing or malformed fields get the specification’s', () => {
  const long = `${'a'.repeat(250)}@example.com`
  expect(
    errorsOf(betaApplication, {
      name: 'x'.repeat(121),
      email: long,
      followers: '3',
      why: 'w'.repeat(3001),
      experience: 'e',
    }),
  ).toEqual({
    name: 'At most 120',
    email: 'At most 254',
    why: 'At most 3000',
    experience: "Please describe your experience with children's content",
  })
  expect(errorsOf(purchaseForm, { email: 'nobody', fullName: 'x'.repeat(121), country: '' })).toEqual({
    email: 'Please enter a valid email address',
    fullName: 'At most 120',
    country: 'Please select your country',
  })
})
