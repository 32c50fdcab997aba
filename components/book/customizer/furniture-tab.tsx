'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { PlusIcon } from '@/components/ui/icons'
import { RadioGroup } from '@/components/ui/radio-group'
import { Slider } from '@/components/ui/slider'
import {
  MAX_FURNITURE,
  FURNITURE_SIZE,
  FURNITURE_TYPES,
  type Customizations,
} from '@/lib/domain/illustration/customizations'
import { withFurnitureChange, withFurniture, withoutFurniture } from './changes'
import { ColourField } from './colour-field'
import { CLOTH_PALETTE } from './palettes'

const SIZE = { min: FURNITURE_SIZE.min, max: FURNITURE_SIZE.max, step: FURNITURE_SIZE.step }
const PLACE = { min: 0, max: 100, step: 1 }

interface FurnitureTabProps {
  chosen: Customizations
  onChange: (next: Customizations) => void
  /** The piece at hand. */
  piece: string | null
  onPiece: (id: string | null) => void
  /** Whether the picture at hand is in a room; `toRoom` opens one that is, if there is one. */
  indoors: boolean
  toRoom: (() => void) | null
}

export function FurnitureTab({ chosen, onChange, piece: id, onPiece, indoors, toRoom }: FurnitureTabProps) {
  const t = useTranslations('customizer')
  const piece = chosen.furniture.find((one) => one.id === id)
  const full = chosen.furniture.length >= MAX_FURNITURE
  if (!indoors && !toRoom) return <p>{t('noRooms')}</p>
  return (
    <>
      {!indoors && toRoom && (
        <div className="cz-note">
          <p>{t('outdoors')}</p>
          <Button size="sm" variant="secondary" onClick={toRoom}>
            {t('toRoom')}
          </Button>
        </div>
      )}
      <fieldset className="field">
        <legend className="label">{t('add')}</legend>
        <div className="cz-adds">
          {FURNITURE_TYPES.map((type) => (
            <Button
              key={type}
              size="sm"
              variant="outline"
              aria-disabled={full || undefined}
              onClick={() => {
                if (full) return
                const made = crypto.randomUUID()
                onChange(withFurniture(chosen, type, made))
                onPiece(made)
              }}
            >
              <PlusIcon /> {t(`types.${type}`)}
            </Button>
          ))}
        </div>
        {full && (
          <p className="hint" role="status">
            {t('full', { max: MAX_FURNITURE })}
          </p>
        )}
      </fieldset>
      {chosen.furniture.length === 0 ? (
        <p className="hint">{t('none')}</p>
      ) : (
        <RadioGroup
          legend={t('pieces')}
          name="piece"
          options={chosen.furniture.map(({ id: value, type }, i) => ({
            value,
            label: `${i + 1}. ${t(`types.${type}`)}`,
          }))}
          value={id}
          onValueChange={onPiece}
        />
      )}
      {piece && (
        <>
          <ColourField
            always
            legend={t('colour')}
            palette={CLOTH_PALETTE}
            value={piece.color}
            onValue={(color) => color !== undefined && onChange(withFurnitureChange(chosen, piece.id, { color }))}
          />
          <div className="cz-place">
            <Slider
              label={t('size')}
              valueText={`${piece.size.toFixed(1)}×`}
              bounds={SIZE}
              value={piece.size}
              onValueChange={(size) => onChange(withFurnitureChange(chosen, piece.id, { size }))}
            />
            <Slider
              label={t('across')}
              valueText={`${Math.round(piece.position.x)} %`}
              bounds={PLACE}
              value={piece.position.x}
              onValueChange={(x) =>
                onChange(withFurnitureChange(chosen, piece.id, { position: { ...piece.position, x } }))
              }
            />
            <Slider
              label={t('upDown')}
              valueText={`${Math.round(piece.position.y)} %`}
              bounds={PLACE}
              value={piece.position.y}
              onValueChange={(y) =>
                onChange(withFurnitureChange(chosen, piece.id, { position: { ...piece.position, y } }))
              }
            />
          </div>
          <p>
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                onChange(withoutFurniture(chosen, piece.id))
                onPiece(chosen.furniture.find((one) => one.id !== piece.id)?.id ?? null)
              }}
            >
              {t('remove', { piece: t(`types.${piece.type}`) })}
            </Button>
          </p>
        </>
      )}
    </>
  )
}
