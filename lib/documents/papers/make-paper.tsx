import { renderToBuffer } from '@react-pdf/renderer'
import { drawBookCover } from '../../domain/illustration/cover/book-cover'
import { drawGiftCard } from '../../domain/site-illustrations/draw-gift-card'
import { letterWithFonts } from '../cover/letter-with-fonts'
import { png } from '../png'
import { Certificate } from './certificate'
import { Guide } from './guide'
import { Invoice } from './invoice'
import type { PaperJob } from './papers'
import { prepareSetting } from './type-setting'

/** Pixels: some 300 to the inch of a cover, 200 of a card. */
const COVER_WIDTH = 600
const CARD_WIDTH = 1400

/** Every text of a paper's data. */
function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : []
}
const FIXED = 'Wagtale 0123456789 –'

/** Lays out a paper that flows. `fonts` is the folder of inflated TrueType files. */
export async function makePaper(job: PaperJob, fonts: string): Promise<Uint8Array> {
  const prepare = (language: Parameters<typeof prepareSetting>[1], data: unknown) =>
    prepareSetting(fonts, language, [FIXED, ...textsOf(data)])
  switch (job.kind) {
    case 'invoice':
      return renderToBuffer(
        <Invoice setting={await prepare(job.invoice.language, job.invoice)} invoice={job.invoice} />,
      )
    case 'guide': {
      const { cover, ...words } = job.guide
      const scene = await letterWithFonts(drawBookCover(cover), cover.language, fonts)
      const setting = await prepare(words.language, words)
      return renderToBuffer(<Guide setting={setting} guide={job.guide} cover={await png(scene, COVER_WIDTH)} />)
    }
    case 'certificate': {
      const picture = await png(drawGiftCard(job.certificate.picture), CARD_WIDTH)
      const setting = await prepare(job.certificate.language, job.certificate)
      return renderToBuffer(<Certificate setting={setting} certificate={job.certificate} picture={picture} />)
    }
  }
}
