import { until } from '@/e2e/fixtures/until'
import type { Shop } from '../shop/shop'

export const secondsSince = (since: number): number => (performance.now() - since) / 1000

/** Until the web process, which was asked to stop, has done so. */
export const ended = (shop: Shop): Promise<void> => until(() => !shop.web.isRunning, 'the end of the process', 40_000)
