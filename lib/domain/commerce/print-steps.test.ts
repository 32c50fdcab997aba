import { printSteps } from './print-steps'

const [ordered, paid, shipped] = [1, 2, 5].map((day) => new Date(Date.UTC(2026, 11, day)))
const order = {
  createdAt: ordered ?? new Date(0),
  paidAt: paid ?? null,
  startedAt: null,
  shippedAt: shipped ?? null,
  actualDelivery: null,
}

test('print steps: what is done has its day, a step that nobody reported has none, and nothing comes early', () => {
  expect(printSteps({ ...order, status: 'shipped' })).toEqual([
    { step: 'ordered', isDone: true, at: ordered },
    { step: 'paid', isDone: true, at: paid },
    { step: 'in_production', isDone: true, at: null },
    { step: 'shipped', isDone: true, at: shipped },
    { step: 'delivered', isDone: false, at: null },
  ])
  expect(printSteps({ ...order, status: 'pending' })?.filter(({ isDone }) => isDone)).toHaveLength(1)
})

test.each(['held', 'cancelled'])('print steps: an order that is %s is on no way', (status) => {
  expect(printSteps({ ...order, status })).toBeNull()
})
