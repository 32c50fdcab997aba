import { viewer } from '@/lib/http/viewer'
import { db } from '@/lib/platform/db/client'
import { listPrintOrders } from '@/lib/server/printing/list-print-orders'

export const printOrders = async (storyId: string) => listPrintOrders(db(), { viewer: await viewer(), storyId })
