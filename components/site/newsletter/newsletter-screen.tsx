import { getTranslations } from 'next-intl/server'
import { ShopPicture } from '@/components/illustration/site-picture'
import { Sheet } from '@/components/ui/section'
import { KEPT_DAYS } from '@/lib/domain/retention/retention'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import '../info/info.css'
import type { FormAction } from './form-result'
import { LetterDoor } from './newsletter-panel'

export async function LetterScreen({
  what,
  act,
  token,
}: {
  what: 'confirm' | 'leave'
  act: FormAction
  token: string
}) {
  const [t, find] = await Promise.all([getTranslations('newsletter'), getTranslations('findStories')])
  const text = {
    title: t(`${what}.title`),
    lead: t(`${what}.lead`),
    button: t(`${what}.button`),
    busy: t('busy'),
    doneTitle: t(`${what}.doneTitle`),
    done: t(`${what}.done`, { days: KEPT_DAYS.newsletter }),
    noAnswer: find('failed'),
  }
  return (
    <Sheet tone={what === 'confirm' ? 'sun-pale' : 'sky-pale'} className="info-top letter-page">
      <div className="wrap">
        <div className="info-words">
          <LetterDoor act={act} token={token} text={text} />
        </div>
        <ShopPicture
          picture={await pictureFile(what === 'confirm' ? 'partners' : 'guarding')}
          className="figures info-figures"
          first
        />
      </div>
    </Sheet>
  )
}
