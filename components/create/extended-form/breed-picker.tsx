'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TabsTrigger, TabsList, TabsContent, Tabs } from '@/components/ui/tabs'
import { breedImageUrl, breedsOf } from '@/lib/domain/story/breeds'
import type { PetType } from '@/lib/domain/story/lists'
import { PICTURE_CHOICE } from '@/components/forms/picture-choices'
import { useStoryForm } from '@/components/forms/story-form-values'

const TABS = {
  dogs: ['Dog'],
  cats: ['Cat'],
  small: ['Rabbit', 'Guinea Pig', 'Hamster'],
  others: ['Bird', 'Fish', 'Lizard'],
} as const satisfies Record<string, readonly PetType[]>
type TabName = keyof typeof TABS
const NAMES: readonly TabName[] = ['dogs', 'cats', 'small', 'others']
const tabOf = (type: PetType | ''): TabName => NAMES.find((name) => TABS[name].some((one) => one === type)) ?? 'dogs'

/** The catalogue, in pictures. A breed says what kind of pet it is, too. */
export default function BreedPicker({ index }: { index: number }) {
  const t = useTranslations('whole.petLook')
  const create = useTranslations('create')
  const { control, setValue } = useStoryForm()
  const [type, breed] = useWatch({ control, name: [`pets.${index}.type`, `pets.${index}.breed`] })
  const [tab, setTab] = useState<TabName>(tabOf(type))
  const choose = (kind: PetType, name: string) => {
    if (kind !== type) setValue(`pets.${index}.type`, kind, { shouldDirty: true })
    setValue(`pets.${index}.breed`, name, { shouldDirty: true })
    setValue(`pets.${index}.colors`, '', { shouldDirty: true })
  }
  return (
    <Tabs value={tab} onValueChange={(next) => setTab(NAMES.find((name) => name === next) ?? tab)}>
      <TabsList aria-label={t('tabs')}>
        {NAMES.map((name) => (
          <TabsTrigger key={name} value={name}>
            {t(name)}
          </TabsTrigger>
        ))}
      </TabsList>
      {NAMES.map((name) => (
        <TabsContent key={name} value={name} className="grid gap-5.5 pt-4.5">
          {TABS[name].map((kind) => (
            <fieldset key={kind} className="min-w-0">
              <legend className={TABS[name].length > 1 ? 'label' : 'sr-only'}>{create(`petTypes.${kind}`)}</legend>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-1.5">
                {breedsOf(kind).map((row) => (
                  <label key={row.id} className={PICTURE_CHOICE}>
                    <input
                      type="radio"
                      className="over-paint"
                      name={`pets.${index}.breedPick`}
                      value={row.id}
                      checked={type === kind && breed === row.name}
                      onChange={() => choose(kind, row.name)}
                    />
                    <img
                      src={breedImageUrl(row.id)}
                      alt=""
                      width={240}
                      height={220}
                      loading="lazy"
                      decoding="async"
                      className="h-20 w-22 object-contain"
                    />
                    <span className="max-w-full wrap-anywhere">{row.name}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </TabsContent>
      ))}
    </Tabs>
  )
}
