'use client'
import { useTranslations } from 'next-intl'
import { RadioGroup } from '@/components/ui/radio-group'
import { Slider } from '@/components/ui/slider'
import type { Customizations } from '@/lib/domain/illustration/customizations'
import type { Who } from '@/lib/domain/illustration/direction'
import type { DrawingBoard } from '@/lib/domain/illustration/drawing-board'
import { characterOf, withColour, MAX_OFFSET, withOffset, offsetOn, type ColourPart } from './changes'
import { ColourField } from './colour-field'
import { CLOTH_PALETTE, COAT_PALETTE, HAIR_PALETTE, SKIN_PALETTE, type Offered } from './palettes'

type Kind = DrawingBoard['members'][number]['kind']
interface Part {
  part: ColourPart
  label: 'hair' | 'clothes' | 'skin' | 'coat' | 'collar' | 'second'
  palette: readonly Offered[]
}

const PEOPLE: readonly Part[] = [
  { part: 'hairColor', label: 'hair', palette: HAIR_PALETTE },
  { part: 'clothingColor', label: 'clothes', palette: CLOTH_PALETTE },
  { part: 'skinTone', label: 'skin', palette: SKIN_PALETTE },
]
const PETS: readonly Part[] = [
  { part: 'hairColor', label: 'coat', palette: COAT_PALETTE },
  { part: 'skinTone', label: 'second', palette: COAT_PALETTE },
  { part: 'clothingColor', label: 'collar', palette: CLOTH_PALETTE },
]
const PARTS: Record<Kind, readonly Part[]> = { child: PEOPLE, adult: PEOPLE, pet: PETS }
const BOUNDS = { min: -MAX_OFFSET, max: MAX_OFFSET, step: 1 }

interface CharactersTabProps {
  members: DrawingBoard['members']
  who: Who
  onWho: (who: Who) => void
  page: number
  /** Who is in the picture at hand. */
  present: readonly Who[]
  chosen: Customizations
  onChange: (next: Customizations) => void
}

export function CharactersTab({ members, who, onWho, page, present, chosen, onChange }: CharactersTabProps) {
  const t = useTranslations('customizer')
  const member = members.find((one) => one.who === who)
  if (!member) return null
  const character = characterOf(chosen, who)
  const place = offsetOn(chosen, who, page)
  const isPresent = present.includes(who)
  const move = (axis: 'x' | 'y') => (value: number) =>
    onChange(withOffset(chosen, who, page, { ...place, [axis]: value }))
  return (
    <>
      <RadioGroup
        legend={t('who')}
        name="who"
        options={members.map(({ who: value, name }) => ({ value, label: <bdi>{name}</bdi> }))}
        value={who}
        onValueChange={onWho}
      />
      {PARTS[member.kind].map(({ part, label, palette }) => (
        <ColourField
          key={`${who} ${part}`}
          legend={t(label)}
          palette={palette}
          value={character[part]}
          onValue={(colour) => onChange(withColour(chosen, who, part, colour))}
        />
      ))}
      <fieldset className="grid min-w-0 gap-2.5">
        <legend className="label">{t('place')}</legend>
        <p className="hint mt-0! mb-1">{isPresent ? t('onlyHere') : t('notHere', { name: member.name })}</p>
        <Slider
          label={t('across')}
          valueText={`${Math.round(place.x)} %`}
          bounds={BOUNDS}
          value={place.x}
          disabled={!isPresent}
          onValueChange={move('x')}
        />
        <Slider
          label={t('upDown')}
          valueText={`${Math.round(place.y)} %`}
          bounds={BOUNDS}
          value={place.y}
          disabled={!isPresent}
          onValueChange={move('y')}
        />
      </fieldset>
    </>
  )
}
