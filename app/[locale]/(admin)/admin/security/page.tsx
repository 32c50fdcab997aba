import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AdminTitle } from '@/components/admin/headings'
import { panelVariants } from '@/components/admin/panel-variants'
import { QrCode } from '@/components/site/qr-code'
import { SecondFactor } from '@/components/admin/security/second-factor'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { readSecondFactor } from '@/lib/server/admin/second-factor/read-second-factor'
import { adminPage } from '../../admin-page'
import { begin, confirm, remove } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin')
  return { title: t('security.title') }
}

export default adminPage(paths.adminSecurity, async ({ viewer }) => {
  const [t, common] = await Promise.all([getTranslations('admin'), getTranslations('common')])
  const factor = await readSecondFactor(db(), { viewer })
  return (
    <div className={panelVariants()}>
      <AdminTitle>{t('security.title')}</AdminTitle>
      <SecondFactor
        factor={factor}
        picture={factor.state === 'pending' && <QrCode text={factor.address} label={t('security.picture')} />}
        acts={{ begin, confirm, remove }}
        noAnswer={common('unreachable')}
      />
    </div>
  )
})
