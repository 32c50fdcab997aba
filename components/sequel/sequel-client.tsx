'use client'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { newSeed } from '@/components/forms/story-form-values'
import type { SequelStart } from '@/lib/domain/story/sequel'
import { loadSequelChoice, type SequelChoice } from '@/components/forms/sequel-choice'
import { SequelDone } from './sequel-done'
import { SequelForm } from './sequel-form'
import { useSequel } from './use-sequel'

const nothingYet = ({ family }: SequelStart): SequelChoice => ({
  place: '',
  lifeSkill: '',
  childAge: family.childAge,
  email: '',
  seed: '',
})

/** What was chosen before, for this very book, and a chance for it. */
function begun(start: SequelStart): SequelChoice {
  const kept = loadSequelChoice()
  const choice = kept?.previousStoryId === start.previousStoryId ? kept : nothingYet(start)
  return { ...choice, seed: choice.seed || newSeed() }
}

/** The form until the sequel is made, then the news. What the browser keeps is read once the page is in it. */
export function SequelClient({ start }: { start: SequelStart }) {
  const inBrowser = useHydrated()
  const { busy, made, make } = useSequel(start)
  if (made) return <SequelDone made={made} remaining={start.remaining - 1} />
  return (
    <SequelForm
      key={String(inBrowser)}
      start={start}
      begun={inBrowser ? begun(start) : nothingYet(start)}
      busy={busy}
      onMake={(choice, code) => void make(choice, code)}
    />
  )
}
