import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { PurchaseClient } from './purchase-client'

export async function PurchaseScreen() {
  const t = await getTranslations('purchase')
  return (
    <ClientMessages of={['purchase', 'create', 'preview', 'lists']}>
      <PurchaseClient title={<h1 className="text-d-l">{t('title')}</h1>} />
    </ClientMessages>
  )
}
