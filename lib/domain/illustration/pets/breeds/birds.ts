import type { BirdRow } from '../row'

const budgie: BirdRow = {
  rig: 'bird', habit: 'bird', radius: 25, chest: 25, belly: 25, length: 40, tilt: 62, tail: [66, 8, 8, 2], wing: 62, wingWidth: 17, beak: [0.26, 0.3], beakKind: 'hook', beakColour: '#d9a441',
  barred: true, headColour: 'secondary', tailColour: '#3f6fb0', colours: { primary: '#7fbf57', secondary: '#f4dd62', accent: '#4a7fc1' },
}
const cockatoo: BirdRow = {
  rig: 'bird', habit: 'bird', radius: 31, chest: 33, belly: 33, length: 46, tilt: 58, tail: [56, 13, 16, 12], wing: 78, wingWidth: 23, beak: [0.36, 0.42], beakKind: 'hook', beakColour: '#4b4a52',
  crest: 'accent', tailColour: '#efe5d2', colours: { primary: '#f7f1e6', secondary: '#ffffff', accent: '#f2cf4a' },
}
export const BIRDS: Record<string, BirdRow> = {
  budgie,
  cockatiel: {
    ...budgie, radius: 24, chest: 26, belly: 25, length: 44, tail: [84, 9, 9, 1], wing: 72, wingWidth: 18, beakColour: '#8b8a90', barred: false, crest: 'secondary', crestUp: true, cheek: '#e8793f',
    headColour: 'secondary', tailColour: 'primary', colours: { primary: '#9a9aa2', secondary: '#f3dd6b', accent: '#f7f3ea' },
  },
  cockatoo,
  galah: { ...cockatoo, radius: 29, crestUp: false, crest: 'secondary', beakColour: '#efe2cc', tailColour: 'accent', headColour: 'primary', bands: ['accent', 'accent', 'accent'], colours: { primary: '#e57f93', secondary: '#f8cfd2', accent: '#a6a9b4' } },
  macaw: {
    rig: 'bird', habit: 'bird', radius: 31, chest: 31, belly: 29, length: 52, tilt: 64, tail: [120, 11, 11, 1], wing: 92, wingWidth: 23, beak: [0.5, 0.56], beakKind: 'hook', beakColour: '#3a3233', beakTop: '#e2c38c',
    mask: 'secondary', bands: ['primary', '#f0c23c', 'accent'], tailColour: 'primary', colours: { primary: '#cf3f35', secondary: '#fbf2e4', accent: '#2f74b8' },
  },
  lorikeet: {
    ...budgie, radius: 26, chest: 28, belly: 27, length: 44, tail: [72, 9, 9, 1], wing: 70, wingWidth: 19, barred: false, beakColour: '#d9482f', bands: ['primary', 'primary', 'primary'], headColour: 'accent', tailColour: 'primary',
    colours: { primary: '#4fa352', secondary: '#f08a35', accent: '#3f5fb8' },
  },
  lovebird: { ...budgie, radius: 27, chest: 26, belly: 25, length: 34, tail: [34, 9, 9, 4], wing: 54, barred: false, beakColour: '#e3604a', headColour: 'secondary', tailColour: 'accent', colours: { primary: '#6fb34e', secondary: '#f0925a', accent: '#3f86b0' } },
  canary: {
    ...budgie, radius: 22, chest: 25, belly: 24, length: 34, tilt: 46, tail: [46, 8, 9, 6], wing: 54, wingWidth: 16, beak: [0.3, 0.2], beakKind: 'seed', beakColour: '#e9a28a', barred: false, headColour: 'primary', tailColour: 'accent',
    bands: ['primary', 'primary', 'accent'], legs: 1.5, colours: { primary: '#f6d64a', secondary: '#fbeb9a', accent: '#e8bd33' },
  },
  finch: {
    ...budgie, radius: 20, chest: 22, belly: 21, length: 30, tilt: 44, tail: [40, 7, 8, 5], wing: 48, wingWidth: 14, beak: [0.36, 0.3], beakKind: 'seed', beakColour: '#e2573f', barred: false, cheek: '#e08a4a', headColour: 'primary', tailColour: 'accent', legs: 1.4,
    colours: { primary: '#a9a6a8', secondary: '#f5efe4', accent: '#4a4347' },
  },
  pigeon: { ...budgie, radius: 22, chest: 31, belly: 29, length: 44, tilt: 42, tail: [54, 12, 13, 10], wing: 74, wingWidth: 22, beak: [0.34, 0.18], beakKind: 'seed', beakColour: '#5b5560', barred: false, headColour: 'accent', tailColour: 'accent', legs: 1.5, colours: { primary: '#a7acb8', secondary: '#cfd3dc', accent: '#6b7590' } },
}
/** Feathered creatures of the type Other. */
export const BIRD_OTHERS: Record<string, BirdRow> = {
  chicken: {
    ...budgie, radius: 23, chest: 33, belly: 38, length: 46, tilt: 22, rise: 26, cocked: 62, tail: [46, 16, 20, 13], wing: 58, wingWidth: 25, beak: [0.36, 0.24], beakKind: 'seed', beakColour: '#e9ab3f', barred: false, comb: '#d2463e', headColour: 'primary', tailColour: 'accent', legs: 4,
    colours: { primary: '#c07a44', secondary: '#e8b980', accent: '#7a4a2c' },
  },
  duck: {
    ...budgie, radius: 27, chest: 32, belly: 35, length: 54, tilt: 12, rise: 30, cocked: 34, tail: [34, 14, 14, 3], wing: 62, wingWidth: 23, beak: [0.56, 0.16], beakKind: 'seed', beakColour: '#eda13c', barred: false, headColour: 'primary', tailColour: 'primary', legs: 2.2,
    colours: { primary: '#f7f0e0', secondary: '#fffaf0', accent: '#efe3cb' },
  },
}
