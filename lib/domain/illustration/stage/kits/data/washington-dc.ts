import type { StreetKit } from '../kit'

/** Brick row houses with turrets and stoops, low white roofs round the obelisk, willow oaks and cherries. */
export const WASHINGTON_DC: StreetKit = {
  fronts: [
    {
      wall: '#b0573f',
      width: 132,
      storeys: 3,
      storey: 92,
      ground: 'door',
      groundColour: '#2f4a3f',
      windows: { form: 'arch', cols: 2, frame: '#f0e2c6' },
      pattern: { form: 'bricks', colour: '#8f4230' },
      roof: { form: 'gable', colour: '#5a646a', height: 0.44 },
    },
    {
      wall: '#8fae9c',
      width: 120,
      storeys: 3,
      storey: 88,
      ground: 'door',
      groundColour: '#d9a03c',
      windows: { form: 'sash', cols: 2, frame: '#fbf6ea', shutters: '#3f5a4f' },
      roof: { form: 'flat', colour: '#f3ead6', height: 0.1 },
    },
    {
      wall: '#e6cf9f',
      width: 136,
      storeys: 3,
      storey: 90,
      ground: 'shop',
      groundColour: '#34506f',
      windows: { form: 'sash', cols: 3, frame: '#fbf6ea' },
      pattern: { form: 'bricks', colour: '#c6a970' },
      roof: { form: 'parapet', colour: '#d3b983', height: 0.24 },
      awning: '#34506f',
      sign: { form: 'hanging', colour: '#fbf6ea', shows: 'bread' },
    },
  ],
  skyline: [
    ['obelisk', 0.66, 0.03, 1],
    ['flats', 0.4, 0.3, 0.24],
    ['flats', 0.86, 0.28, 0.26],
    ['gables', 0.12, 0.24, 0.28],
    ['hill', 0.5, 1.1, 0.14],
  ],
  trees: [
    { form: 'blossom', leaf: '#f6c3cf' },
    { form: 'oak', leaf: '#6f9450', trunk: '#7d6a58' },
  ],
  pieces: ['hydrant', 'news-box'],
  paving: { form: 'bricks', colour: '#c2836a' },
  palette: { leaf: '#77a052', leafDeep: '#3f7256', grass: '#96b85e', stone: '#cfc6b6', path: '#e3d3b2' },
  air: '#86b3dd',
}
