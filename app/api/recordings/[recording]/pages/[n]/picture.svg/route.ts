import { AppError } from '@/lib/domain/errors'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { route } from '@/lib/http/route'
import { openRecording } from '@/lib/server/recordings/open-recording'
import { findPicture, pictureNumber, printPicture } from '@/lib/server/stories/get-picture'
import { drawLetteredCover } from '../../../../../stories/draw-cover'
import { askingFor } from '../../../../asking'

/** The picture of a page to be read, for whoever was sent the link; page 0 is the cover. */
export const GET = route({}, async (call) => {
  const number = pictureNumber.safeParse(call.params['n'])
  if (!number.success) throw new AppError('not_found')
  const { book, owner } = await openRecording(call.db, askingFor(call))
  const found = await findPicture(call.db, { viewer: owner, id: book.id, page: number.data })
  const cover = found?.cover()
  const drawn = cover ? toSvg(await drawLetteredCover(cover), { title: cover.title }) : found && printPicture(found)
  if (!drawn) throw new AppError('not_found')
  return new Response(drawn, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'private, no-store' },
  })
})
