'use client'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { HAIR_COLOURS_OF, SKIN_COLOURS } from '@/lib/domain/illustration/child/tones'
import {
  GLASSES,
  HAIR_COLOURS,
  HAIR_STYLES,
  HEARING,
  MOBILITY,
  OUTFITS,
  PROSTHESES,
  SKINS,
} from '@/lib/domain/illustration/look'
import { useDrawnPreview } from '@/components/story-preview/drawn-preview-context'
import { SvgPicture } from '@/components/story-preview/svg-picture'
import { useStoryForm } from '@/components/forms/story-form-values'
import { PictureChoices } from '@/components/forms/picture-choices'
import { Swatches } from '@/components/forms/swatches'

const OUTFITS_OFFERED = OUTFITS.filter((outfit) => outfit !== 'pyjamas' && outfit !== 'swimmers')
const aids = { glasses: GLASSES, hearing: HEARING, mobility: MOBILITY, prosthesis: PROSTHESES } as const
type Aid = keyof typeof aids
const AIDS: readonly Aid[] = ['glasses', 'hearing', 'mobility', 'prosthesis']

/** In a column of its own, where it stays in sight and lies over no field. */
const BESIDE =
  'grid grid-cols-[minmax(80px,34%)_minmax(0,1fr)] items-start gap-x-3.5 xs:grid-cols-[minmax(0,32%)_minmax(0,1fr)] xs:gap-x-6'

/** The child's look. Every field is optional: the seed draws what is left open. */
export default memo(function LookFields() {
  const t = useTranslations('create.look')
  const { register } = useStoryForm()
  const drawn = useDrawnPreview()
  const looks = drawn?.looks
  const chance = { value: '', label: t('chance') }
  return (
    <div className={BESIDE}>
      <div className="sticky top-4 grid aspect-[26/44] place-items-center bg-sun-pale" aria-hidden="true">
        {drawn?.portrait && <SvgPicture svg={drawn.portrait} width={260} height={440} className="size-full" />}
      </div>
      <div className="grid min-w-0 gap-6">
        <Swatches
          legend={t('skin')}
          chance={t('chance')}
          options={SKINS.map((value) => ({ value, label: t(`skins.${value}`), colour: SKIN_COLOURS[value] }))}
          inputProps={register('look.skin')}
        />
        <PictureChoices
          chance
          legend={t('hair')}
          options={[
            chance,
            ...HAIR_STYLES.map((value) => ({ value, label: t(`hairs.${value}`), svg: looks?.hair[value] })),
          ]}
          inputProps={register('look.hair')}
        />
        <Swatches
          legend={t('hairColour')}
          chance={t('chance')}
          options={HAIR_COLOURS.map((value) => ({
            value,
            label: t(`hairColours.${value}`),
            colour: HAIR_COLOURS_OF[value],
          }))}
          inputProps={register('look.hairColour')}
        />
        <PictureChoices
          chance
          legend={t('outfit')}
          options={[
            chance,
            ...OUTFITS_OFFERED.map((value) => ({ value, label: t(`outfits.${value}`), svg: looks?.outfit[value] })),
          ]}
          inputProps={register('look.outfit')}
        />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-5">
          {AIDS.map((aid) => (
            <PictureChoices
              key={aid}
              legend={t(aid)}
              options={aids[aid].map((value) =>
                value === 'none'
                  ? { value: '', label: t(`${aid}None`), svg: looks?.[aid]['none'] }
                  : { value, label: t(`aids.${value}`), svg: looks?.[aid][value] },
              )}
              inputProps={register(`look.${aid}`)}
            />
          ))}
        </div>
      </div>
    </div>
  )
})
