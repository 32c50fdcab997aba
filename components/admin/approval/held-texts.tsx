import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import type { StoryState } from '@/lib/domain/story/story'

/** Codes of moderation that have words (lib/domain/moderation/rules). */
const RULES = [
  'obscene',
  'violent',
  'hateful',
  'email',
  'link',
  'phone',
  'address',
  'listed',
  'private',
  'unkind',
  'unsafe',
  'instruction',
] as const
const FIELDS = [
  'preferredLocation',
  'specialEvent',
  'homeType',
  'dedication',
  'childDescription',
  'shortName',
  'breed',
  'colors',
  'description',
] as const

/** What a buyer typed, and what moderation found in it. */
export function HeldTexts({
  held,
  state,
}: {
  held: readonly { field: string; text: string; rules: string[] }[]
  state: StoryState
}) {
  const t = useTranslations('approval')
  const field = (name: string) => FIELDS.find((one) => one === name.split('.').at(-1))
  const pet = (name: string) => /^pets\.(\d)\./.exec(name)?.[1]
  return (
    <section className="border-s-8 border-coral-deep bg-blush px-4 pt-3 pb-3.5" aria-label={t('heldTitle')}>
      <h3 className="text-[1.125rem]">{state === 'held' ? t('heldTitle') : t('heldBefore')}</h3>
      <dl className="mt-2 grid gap-2">
        {held.map(({ field: name, text, rules }) => {
          const known = field(name)
          const number = pet(name)
          return (
            <div key={name}>
              <dt className="text-xs text-ink-soft">
                {known ? t(`fields.${known}`) : name}
                {number !== undefined && ` (${t('petNumber', { number: Number(number) + 1 })})`}
              </dt>
              <dd className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <q className={cn(rules.length > 0 && 'font-heavy')}>{text}</q>
                {rules.map((rule) => {
                  const words = RULES.find((one) => one === rule)
                  return (
                    <Badge key={rule} variant="destructive">
                      {words ? t(`rules.${words}`) : rule}
                    </Badge>
                  )
                })}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
