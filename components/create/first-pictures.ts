import { lightness } from '@/lib/domain/illustration/kit/colour'
import { deskCover } from '@/lib/domain/site-illustrations/pictures'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import type { DrawnPreview } from '@/components/story-preview/drawn-preview'

/** What the engine would draw for an empty form, drawn while the site was built. */
export async function firstPictures(): Promise<DrawnPreview> {
  const at = async (name: Parameters<typeof pictureFile>[0]) => (await pictureFile(name)).src
  return {
    opening: null,
    problem: null,
    cover: await at('desk-cover'),
    coverTitled: false,
    coverDark: lightness(deskCover().ink) > 0.5,
    picture: null,
    pets: [null],
    looks: null,
    petLooks: [null],
    children: {
      '0-2': await at('desk-0-2'),
      '3-4': await at('desk-3-4'),
      '5-6': await at('desk-5-6'),
      '7-8': await at('desk-7-8'),
      '9-10': await at('desk-9-10'),
      '11-12': await at('desk-11-12'),
    },
  }
}
