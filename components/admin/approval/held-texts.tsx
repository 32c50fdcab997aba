import { useTranslations } from 'next-intl'
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
const FIELDS = ['preferredLocation', 'specialEvent', 'homeType', 'breed', 'colors', 'description'] as const

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
    <section className="review-held" aria-label={t('heldTitle')}>
      <h3>{state === 'held' ? t('heldTitle') : t('heldBefore')}</h3>
      <dl>
        {held.map(({ field: name, text, rules }) => {
          const known = field(name)
          const number = pet(name)
          return (
            <div key={name} data-found={rules.length > 0 || undefined}>
              <dt>
                {known ? t(`fields.${known}`) : name}
                {number !== undefined && ` (${t('petNumber', { number: Number(number) + 1 })})`}
              </dt>
              <dd>
                <q>{text}</q>
                {rules.map((rule) => {
                  const words = RULES.find((one) => one === rule)
                  return (
                    <span key={rule} className="staff-flag staff-flag-bad">
                      {words ? t(`rules.${words}`) : rule}
                    </span>
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
