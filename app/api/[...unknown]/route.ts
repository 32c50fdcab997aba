// A call that there isn't: an error like that of every other call, not a page.
import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'

const refuse = route({}, () => {
  throw new AppError('not_found')
})
/** The path doesn't matter. */
const answer = (request: Request): Promise<Response> => refuse(request, { params: Promise.resolve({}) })

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
