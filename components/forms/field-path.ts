/** A field of the form that can be missing, as a path that it can be found by. */
export type FieldPath =
  | 'childName'
  | 'childAge'
  | 'childGender'
  | `pets.${number}.name`
  | `pets.${number}.type`
  | `pets.${number}.gender`
  | 'lifeSkill'
  | 'email'
export const isFieldPath = (path: string): path is FieldPath =>
  /^(childName|childAge|childGender|lifeSkill|email|pets\.\d+\.(name|type|gender))$/.test(path)

/** The missing fields of the empty form, known without loading the schema; a test compares the two. */
export const INITIALLY_MISSING: readonly FieldPath[] = [
  'childName',
  'childAge',
  'childGender',
  'pets.0.name',
  'pets.0.type',
  'pets.0.gender',
  'lifeSkill',
]
