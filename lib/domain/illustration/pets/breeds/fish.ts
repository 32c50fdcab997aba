import type { FishRow } from '../row'

const goldfish: FishRow = {
  rig: 'fish', habit: 'fish', body: [[50, -2, 15], [22, 2, 31], [-16, 1, 31], [-46, 2, 12]], tail: 'veil', tailLength: 62, dorsal: 26, anal: 16,
  colours: { primary: '#ee8a33', secondary: '#fbcf86', accent: '#f6b25c' },
}
export const FISH: Record<string, FishRow> = {
  goldfish,
  betta: { ...goldfish, body: [[50, 3, 15], [24, 2, 25], [-14, 1, 24], [-46, 3, 14]], tail: 'fan', tailLength: 92, dorsal: 56, anal: 64, colours: { primary: '#3f62b5', secondary: '#7fa8ea', accent: '#9a4aa8' } },
  clownfish: { ...goldfish, body: [[52, -2, 16], [24, 0, 29], [-16, 0, 27], [-48, 0, 13]], tail: 'round', tailLength: 36, dorsal: 20, anal: 18, bands: true, colours: { primary: '#f07f2c', secondary: '#fff7ea', accent: '#3a2a2a' } },
  guppy: { ...goldfish, body: [[46, 0, 10], [22, 0, 17], [-12, 0, 16], [-44, 0, 9]], tail: 'fan', tailLength: 62, dorsal: 22, anal: 14, colours: { primary: '#6fa7b8', secondary: '#dbeef0', accent: '#e8773f' } },
  neon: { ...goldfish, body: [[50, 0, 10], [22, 0, 18], [-16, 0, 16], [-48, 0, 7]], tail: 'fork', tailLength: 34, dorsal: 16, anal: 14, stripe: 'accent', colours: { primary: '#c9d3d6', secondary: '#d8473f', accent: '#2f8fd6' } },
  koi: { ...goldfish, body: [[56, -2, 15], [24, 0, 25], [-22, 0, 24], [-58, 0, 10]], tail: 'fork', tailLength: 46, dorsal: 18, anal: 14, patches: true, colours: { primary: '#faf4ea', secondary: '#fffdf8', accent: '#e5643a' } },
  angelfish: { ...goldfish, body: [[44, -2, 12], [18, 0, 34], [-12, 0, 34], [-38, 0, 11]], tail: 'round', tailLength: 34, dorsal: 62, anal: 62, bands: true, colours: { primary: '#e8c55a', secondary: '#fbf0c8', accent: '#5a4a3c' } },
}
