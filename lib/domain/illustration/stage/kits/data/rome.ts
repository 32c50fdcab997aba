import type { StreetKit } from '../kit'

/** Ochre and rose plaster, green shutters, pots on the roofs and washing, umbrella pines, water from an iron spout. */
export const ROME: StreetKit = {
  fronts: [
    {
      wall: '#e0924f',
      width: 150,
      storeys: 3,
      storey: 92,
      ground: 'door',
      groundColour: '#5a3f34',
      windows: { form: 'tall', cols: 3, frame: '#f3dcb4', shutters: '#4f7a5c' },
      roof: { form: 'eaves', colour: '#b8623f', height: 0.14, top: 'garden' },
    },
    {
      wall: '#efc27a',
      width: 140,
      storeys: 4,
      storey: 78,
      ground: 'shop',
      groundColour: '#6f3f34',
      windows: { form: 'tall', cols: 2, frame: '#fbeccc', shutters: '#6f8a5f' },
      balcony: { form: 'pots', colour: '#d9473f', storeys: [1] },
      roof: { form: 'eaves', colour: '#c06a44', height: 0.14, top: 'laundry' },
      awning: '#b8503f',
      sign: { form: 'hanging', colour: '#fbeccc', shows: 'cone' },
    },
    {
      wall: '#d9785c',
      width: 156,
      storeys: 3,
      storey: 90,
      ground: 'arcade',
      groundColour: '#7d5544',
      windows: { form: 'tall', cols: 3, frame: '#f5d9bb', shutters: '#5a7a66' },
      roof: { form: 'eaves', colour: '#a8583a', height: 0.15, top: 'garden' },
    },
  ],
  skyline: [
    ['aqueduct', 0.28, 0.6, 0.42],
    ['pines', 0.62, 0.16, 0.7],
    ['pines', 0.9, 0.2, 0.8],
    ['eaves', 0.5, 0.3, 0.26],
    ['eaves', 0.82, 0.3, 0.3],
    ['eaves', 0.1, 0.24, 0.22],
    ['pines', 0.06, 0.1, 0.5],
  ],
  trees: [
    { form: 'umbrella', leaf: '#4f7f52', trunk: '#8f6a4f' },
    { form: 'round', leaf: '#4a7f4a', bloom: '#f08a2f' },
  ],
  pieces: ['nasone', 'scooter'],
  paving: { form: 'fans', colour: '#8f8a90' },
  palette: {
    leaf: '#7f9a4c',
    leafDeep: '#3f6f4c',
    grass: '#b3b55e',
    stone: '#d9bd92',
    path: '#e8cf9f',
    earth: '#cf9a66',
  },
  air: '#7fb0e0',
}
