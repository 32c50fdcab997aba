import { getTranslations } from 'next-intl/server'
import { Sheet } from '@/components/ui/sheet'
import { pictureFile } from '@/lib/domain/showcase/printed'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { Drawn } from './preview/drawn'
import { StoryDesk } from './story-desk'
import './create.css'

/** What the engine would draw for an empty form, drawn while the site was built. */
async function firstPictures(): Promise<Drawn> {
  const at = async (name: Parameters<typeof pictureFile>[0]) => (await pictureFile(name)).src
  return {
    opening: null, problem: null, cover: await at('desk-cover'), coverDark: false, picture: null, pets: [null], looks: null, petLooks: [null],
    children: { '0-2': await at('desk-0-2'), '3-4': await at('desk-3-4'), '5-6': await at('desk-5-6'), '7-8': await at('desk-7-8'), '9-10': await at('desk-9-10'), '11-12': await at('desk-11-12') },
  }
}

/** The story creation screen: one screen, at four addresses. */
export async function CreateScreen() {
  const [t, first] = await Promise.all([getTranslations('create'), firstPictures()])
  return (
    <Sheet tone="sky" className="desk">
      <ClientMessages of={['create', 'gift', 'preview']}>
        <StoryDesk title={<h1 className="desk-title">{t('title')}</h1>} first={first} />
      </ClientMessages>
    </Sheet>
  )
}
