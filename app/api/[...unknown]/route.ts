// A call that there isn't: an error like that of every other call, not a page.
import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'

const refuse = route({}, () => {
  throw new AppError('not_found')
})

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }
