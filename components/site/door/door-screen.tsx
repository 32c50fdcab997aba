import { getTranslations } from 'next-intl/server'
import { Sheet } from '@/components/ui/sheet'
import { ANIMAL_NAMES } from '@/lib/domain/illustration/shop/pictures'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { WalkingDachshund } from '../dachshund'
import '../info/info.css'
import { ShopPicture } from '../info/shop-picture'
import './door.css'
import { DoorWay } from './door-way'

/** The animals' names, in the order of their pictures. */
const NAMES = ['dog', 'cat', 'rabbit', 'bird', 'hamster', 'fish', 'horse', 'toy'] as const

/** The page of the custom domain. It links nowhere but into the site. */
export async function DoorScreen() {
  const t = await getTranslations('door')
  return (
    <main className="door">
      <Sheet tone="sky" className="door-sheet">
        <div className="wrap">
          <p className="logo door-logo" lang="en" dir="ltr"><WalkingDachshund className="logo-dog" /><span>Wagtale</span></p>
          <h1>{t('title')}</h1>
          <p className="info-lead">{t('lead')}</p>
          <ClientMessages of={['door']}><DoorWay /></ClientMessages>
        </div>
      </Sheet>
      <Sheet tone="eucalyptus-deep" edge="a" className="door-ground">
        <div className="wrap">
          <h2 className="sr-only">{t('animals')}</h2>
          <ul className="procession">
            {NAMES.map((name, at) => (
              <li key={name}>
                <ShopPicture name={ANIMAL_NAMES[at] ?? 'animal-0'} className={`walker walker-${name}`} soon />
                <span>{t(name)}</span>
              </li>
            ))}
          </ul>
        </div>
      </Sheet>
    </main>
  )
}
