'use client'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { HAIR_COLOURS_OF, SKIN_COLOURS } from '@/lib/domain/illustration/child/tones'
import { GLASSES, HAIR_COLOURS, HAIR_STYLES, HEARING, MOBILITY, OUTFITS, PROSTHESES, SKINS } from '@/lib/domain/illustration/look'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useDrawn } from '../preview/drawn-context'
import { SvgPicture } from '../preview/svg-picture'
import { useStoryForm } from '../story-form'
import { Swatches } from './swatches'

const OUTFITS_OFFERED = OUTFITS.filter((outfit) => outfit !== 'pyjamas' && outfit !== 'swimmers')
const aids = { glasses: GLASSES, hearing: HEARING, mobility: MOBILITY, prosthesis: PROSTHESES } as const
type Aid = keyof typeof aids
const AIDS: readonly Aid[] = ['glasses', 'hearing', 'mobility', 'prosthesis']

/** What the child looks like, as far as anybody wants to say: what stays open is drawn by chance. */
export default memo(function LookFields() {
  const t = useTranslations('create.look')
  const { register } = useStoryForm()
  const hair = useDrawn()?.hair
  return (
    <div className="desk-more-fields">
      <Swatches legend={t('skin')} chance={t('chance')} options={SKINS.map((value) => ({ value, label: t(`skins.${value}`), colour: SKIN_COLOURS[value] }))} inputProps={register('look.skin')} />
      <fieldset className="field">
        <legend className="label">{t('hair')}</legend>
        <div className="desk-heads">
          <label className="desk-head">
            <input type="radio" value="" {...register('look.hair')} />
            <span className="desk-head-chance" aria-hidden="true">?</span>
            <span className="desk-head-name">{t('chance')}</span>
          </label>
          {HAIR_STYLES.map((style) => (
            <label key={style} className="desk-head">
              <input type="radio" value={style} {...register('look.hair')} />
              <span className="desk-head-picture">{hair && <SvgPicture svg={hair[style]} width={120} height={120} />}</span>
              <span className="desk-head-name">{t(`hairs.${style}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Swatches legend={t('hairColour')} chance={t('chance')} options={HAIR_COLOURS.map((value) => ({ value, label: t(`hairColours.${value}`), colour: HAIR_COLOURS_OF[value] }))} inputProps={register('look.hairColour')} />
      <div className="desk-look-rest">
        {AIDS.map((aid) => (
          <Field key={aid} label={t(aid)}>
            <Select {...register(`look.${aid}`)}>
              <option value="">{t(`${aid}None`)}</option>
              {aids[aid].filter((value) => value !== 'none').map((value) => <option key={value} value={value}>{t(`aids.${value}`)}</option>)}
            </Select>
          </Field>
        ))}
        <Field label={t('outfit')}>
          <Select {...register('look.outfit')}>
            <option value="">{t('chance')}</option>
            {OUTFITS_OFFERED.map((value) => <option key={value} value={value}>{t(`outfits.${value}`)}</option>)}
          </Select>
        </Field>
      </div>
    </div>
  )
})
