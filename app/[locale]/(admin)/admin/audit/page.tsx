import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuditScreen } from '@/components/admin/audit/audit-screen'
import { isAuditSubject } from '@/lib/domain/admin/audit-actions'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { listAuditEvents } from '@/lib/server/admin/list-audit-events'
import { adminPage } from '../../admin-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin')
  return { title: t('audit.title') }
}

export default adminPage(paths.adminAudit, async ({ viewer, query }) => {
  const { actor, type, id, after } = query
  const subject = type && id && isAuditSubject(type) ? { type, id } : undefined
  const { acts, next } = await listAuditEvents(db(), { viewer, actor, subject, after })
  return <AuditScreen acts={acts} query={{ actor, type, id }} after={after} next={next} />
})
