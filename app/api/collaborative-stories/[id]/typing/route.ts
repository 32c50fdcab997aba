import { route } from '@/lib/http/route'
import { tellTyping, typingBody } from '@/lib/server/collaboration/tell-typing'
import { asking, noContent } from '../../room-call'

export const POST = route({ body: typingBody }, async ({ params, body, db }) => {
  await tellTyping(db, { ...(await asking(params)), ...body })
  return noContent()
})
