import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { creatorStoreInfo } from '@/lib/server/stores/creator-store-info'
import { setUpCreatorStore } from '@/lib/server/stores/set-up-creator-store'

export const POST = route({ allow: requireAdmin }, ({ db, viewer }) =>
  setUpCreatorStore(db, { viewer, info: creatorStoreInfo({ viewer, site: env().APP_URL }), now: new Date() }),
)
