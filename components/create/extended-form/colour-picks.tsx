'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { COLOURS_AT_MOST, animalColour, coloursOf } from '@/lib/domain/story/colours'
import { coatInWords } from '@/lib/domain/story/pet-surprise'
import { useStoryForm } from '@/components/forms/story-form-values'
import { Swatches } from '@/components/forms/swatches'
import { useCastNames } from '../form/use-cast-names'

const PARTS = ['primary', 'secondary', 'accent'] as const

/** Up to three colours of the animal's own, kept in words as everywhere: "Black, White". */
export default function ColourPicks({ index }: { index: number }) {
  const t = useTranslations('whole.petLook')
  const nameOf = useCastNames('colours')
  const { control, setValue } = useStoryForm()
  const [type, words] = useWatch({ control, name: [`pets.${index}.type`, `pets.${index}.colors`] })
  if (type === '') return null
  const own = coloursOf(type)
  const named = words.split(',').map((word) => word.trim().toLowerCase())
  // A photo may show a colour that isn't among the animal's usual ones.
  const chosen = named
    .flatMap((word) => own.find(({ name }) => name.toLowerCase() === word)?.id ?? [])
    .slice(0, COLOURS_AT_MOST)
  const choose = (at: number, id: string) => {
    const next = [...chosen]
    if (id === '') next.splice(at)
    else next[at] = id
    setValue(`pets.${index}.colors`, coatInWords(next.filter((known) => animalColour(known))), { shouldDirty: true })
  }
  return (
    <div className="grid gap-4.5" role="group" aria-label={t('colours')}>
      {PARTS.map((part, at) => (
        <Swatches
          key={part}
          legend={t(part)}
          chance={t('chance')}
          value={chosen[at] ?? ''}
          disabled={at > chosen.length}
          options={own
            .filter(({ id }) => id === chosen[at] || !chosen.includes(id))
            .map((colour) => ({ value: colour.id, label: nameOf(colour), colour: colour.hex }))}
          inputProps={{ name: `pets.${index}.${part}`, onChange: (event) => choose(at, event.target.value) }}
        />
      ))}
    </div>
  )
}
