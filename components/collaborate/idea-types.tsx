'use client'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { IDEA_TYPES, type IdeaType } from '@/lib/domain/collaboration/room'
import { IDEA_ICONS } from './idea-icons'
import { IDEA_PAPER } from './idea-paper'

/** The five papers to choose from. */
export function IdeaTypes({
  name,
  value,
  onChange,
}: {
  name: string
  value: IdeaType
  onChange: (type: IdeaType) => void
}) {
  const t = useTranslations('together')
  return (
    <fieldset className="min-w-0" role="radiogroup">
      <legend className="label">{t('ideas.type')}</legend>
      <div className="flex flex-wrap gap-2">
        {IDEA_TYPES.map((type) => {
          const Icon = IDEA_ICONS[type]
          return (
            <label
              key={type}
              className={cn(
                'relative inline-flex min-h-11 cursor-pointer items-center gap-2 border-b-4 px-3 pt-1.5 pb-1 font-heavy shadow-1 transition-transform',
                'has-checked:-translate-y-1 has-checked:shadow-2 has-checked:outline-2 has-checked:outline-ink',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
                IDEA_PAPER[type],
              )}
            >
              <input
                type="radio"
                className="over-paint"
                name={name}
                value={type}
                checked={value === type}
                onChange={() => onChange(type)}
              />
              <Icon />
              {t(`types.${type}`)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
