import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GiftCodesScreen } from '@/components/admin/gift-codes/gift-codes-screen'
import { GIFT_CODE_TYPES, giftCodeStatus } from '@/lib/domain/commerce/gift-code'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { findGiftCodes } from '@/lib/server/admin/find-gift-codes'
import { listGiftCodes } from '@/lib/server/admin/list-gift-codes'
import { readGiftCode } from '@/lib/server/admin/read-gift-code'
import { adminPage } from '../../admin-page'
import { createMany, mail, setActive } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('giftCodes')
  return { title: t('title') }
}

const actions = { createMany, setActive, mail }
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

export default adminPage(paths.adminGiftCodes, async ({ viewer, query }) => {
  const { q = '', after, code } = query
  const type = GIFT_CODE_TYPES.find((one) => one === query.type)
  if (query.tab !== 'manage') return <GiftCodesScreen tab="create" actions={actions} />
  const time = new Date()
  const [list, detail] = await Promise.all([
    q.trim()
      ? findGiftCodes(db(), { viewer, search: q }).then((giftCodes) => ({ giftCodes, next: undefined }))
      : listGiftCodes(db(), { viewer, type, after }),
    code && UUID.test(code) ? readGiftCode(db(), { viewer, id: code }) : null,
  ])
  return (
    <GiftCodesScreen
      tab="manage"
      actions={actions}
      asked={{ q: q.trim() || undefined, type, after, code }}
      next={list.next}
      codes={list.giftCodes.map((one) => ({ ...one, status: giftCodeStatus(one, time) }))}
      detail={detail && { ...detail, status: giftCodeStatus(detail, time) }}
    />
  )
})
