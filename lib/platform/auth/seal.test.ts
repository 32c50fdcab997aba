import { seal, unseal } from './seal'

test('a sealed secret opens for its purpose alone, and not when a byte of it was changed', () => {
  const secret = Buffer.from('twenty bytes, or so.')
  const sealed = seal(secret, 'totp a')
  expect(sealed).not.toBe(seal(secret, 'totp a'))
  expect(unseal(sealed, 'totp a')).toEqual(secret)
  expect(() => unseal(sealed, 'totp b')).toThrow()
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => unseal(changed.toString('base64url'), 'totp a')).toThrow()
  expect(() => unseal('', 'totp a')).toThrow()
})
