import { ALERT_LIMITS, findAlerts, type ShopFigures } from './find-alerts'

const WELL: ShopFigures = {
  serverErrors: 0,
  freeDisk: 0.5,
  database: { queueSeconds: 5, workers: 2, jobsGivenUp: 0, unsettledPayments: 0 },
}
const withDatabase = (more: Partial<NonNullable<ShopFigures['database']>>): ShopFigures => ({
  ...WELL,
  database: { queueSeconds: 5, workers: 2, jobsGivenUp: 0, unsettledPayments: 0, ...more },
})
const kindsOf = (figures: ShopFigures) => findAlerts(figures).map(({ kind }) => kind)

test('a shop that is well has no alert', () => expect(findAlerts(WELL)).toEqual([]))

test.each([
  ['server-errors', { ...WELL, serverErrors: ALERT_LIMITS.serverErrors }],
  ['disk-nearly-full', { ...WELL, freeDisk: 0.09 }],
  ['database-away', { ...WELL, database: null }],
  ['queue-slow', withDatabase({ queueSeconds: ALERT_LIMITS.queueSeconds + 1 })],
  ['no-worker', withDatabase({ workers: 0 })],
  ['jobs-given-up', withDatabase({ jobsGivenUp: 1 })],
  ['payments-unsettled', withDatabase({ unsettledPayments: 3 })],
] as const)('%s is told, alone', (kind, figures) => expect(kindsOf(figures)).toEqual([kind]))

test('just within the limits nothing is told', () => {
  expect(
    kindsOf({ ...withDatabase({ queueSeconds: ALERT_LIMITS.queueSeconds }), serverErrors: 9, freeDisk: 0.1 }),
  ).toEqual([])
})
