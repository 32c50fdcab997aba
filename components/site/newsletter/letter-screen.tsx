import { getTranslations } from 'next-intl/server'
import { ShopPicture } from '@/components/illustration/shop-picture'
import { Sheet } from '@/components/ui/sheet'
import { KEPT_DAYS } from '@/lib/domain/privacy/retention'
import { pictureFile } from '@/lib/domain/showcase/printed'
import '../info/info.css'
import type { FormAction } from './form-answer'
import { LetterDoor } from './letter-door'

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
