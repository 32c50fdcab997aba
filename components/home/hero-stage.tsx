'use client'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type ReactNode } from 'react'
import { SitePicture } from '@/components/illustration/site-picture'
import { HERO, type HeroNames } from '@/lib/domain/site-illustrations/hero-names'
import { useDomValues } from '@/lib/browser/dom-values'
import type { PictureFile } from '@/lib/domain/site-illustrations/picture-files'
import type { PetType } from '@/lib/domain/story/lists'
import { Bunting } from './bunting'
import styles from './hero.module.css'

interface HeroStageProps {
  /** The picture of HERO, drawn while the site was built. */
  first: PictureFile
  /** The animals that the form offers, with their words. */
  kinds: readonly { type: PetType; words: string }[]
  title: ReactNode
  lead: ReactNode
  actions: ReactNode
}

const NAME_AT_MOST = 20
const DRAWN_AFTER_MS = 350

/** The sentence with the names, and the picture of them. The drawing engine is loaded when somebody begins to type. */
export function HeroStage({ first, kinds, title, lead, actions }: HeroStageProps) {
  const t = useTranslations('hero')
  // In the page's letters: whoever reads no Latin ones is to see what to change.
  const ours: HeroNames = { ...HERO, childName: t('names.child'), petName: t('names.pet') }
  const [names, setNames] = useState(ours)
  /** The newest names: two fields may change before React renders again. */
  const latest = useRef(names)
  const [picture, setPicture] = useState<Pick<HeroNames, 'childName' | 'petName'> & { file: PictureFile }>({
    ...ours,
    file: first,
  })
  const round = useRef(0)

  const redraw = async (wanted: HeroNames) => {
    const mine = ++round.current
    const loading = import('./draw-typed')
    await new Promise((resolve) => setTimeout(resolve, DRAWN_AFTER_MS))
    if (mine !== round.current) return
    try {
      const { drawTyped } = await loading
      const file = await drawTyped(wanted)
      if (mine === round.current) setPicture({ file, childName: wanted.childName, petName: wanted.petName })
    } catch (error) {
      console.warn('hero not drawn', error)
    }
  }
  const change = (part: Partial<HeroNames>) => {
    const wanted = { ...latest.current, ...part }
    latest.current = wanted
    setNames(wanted)
    void redraw(wanted)
  }
  const petTypeOf = (value: unknown) => kinds.find(({ type }) => type === value)?.type ?? HERO.petType
  const sentenceId = useId()
  useDomValues(sentenceId, (typed) => {
    const text = (key: 'childName' | 'petName') => {
      const value = typed.get(key)
      return typeof value === 'string' ? { [key]: value } : {}
    }
    change({
      ...text('childName'),
      ...text('petName'),
      ...(typed.has('petType') ? { petType: petTypeOf(typed.get('petType')) } : {}),
    })
  })

  const name = (key: 'childName' | 'petName', label: string) => (
    <input
      key={key}
      name={key}
      /* The stand-in face sets short names wider: with room for them, fewer lines change when the face comes. */
      className="min-w-[4.1em]"
      value={names[key]}
      maxLength={NAME_AT_MOST}
      aria-label={label}
      autoComplete="off"
      dir="auto"
      size={Math.max(4, names[key].length)}
      onChange={(event) => change({ [key]: event.target.value })}
    />
  )
  const kind = (
    <select
      key="kind"
      name="petType"
      className={styles['arrow']}
      value={names.petType}
      aria-label={t('kind')}
      onChange={(event) => change({ petType: petTypeOf(event.target.value) })}
    >
      {kinds.map(({ type, words }) => (
        <option key={type} value={type}>
          {words}
        </option>
      ))}
    </select>
  )
  return (
    <>
      <div className="wrap pt-[clamp(28px,4vw,60px)]">
        <div className="max-w-[min(52%,700px)] max-md:max-w-none">
          {title}
          <div className={styles['slip']}>
            <p id={sentenceId}>
              {t.rich('sentence', {
                child: () => name('childName', t('child')),
                kind: () => kind,
                pet: () => name('petName', t('pet')),
              })}
            </p>
            {lead}
          </div>
          {actions}
        </div>
      </div>
      <div className={styles['stage']}>
        <Bunting child={names.childName.trim()} pet={names.petName.trim()} />
        <SitePicture
          first
          picture={picture.file}
          alt={t('picture', { child: picture.childName.trim(), pet: picture.petName.trim() })}
        />
      </div>
    </>
  )
}
