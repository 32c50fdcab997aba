'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callFailure } from '@/components/forms/call-failure'
import { credits } from '@/components/entitlement/credits'
import { storeDraft } from '@/lib/browser/draft-storage'
import { toast } from '@/components/ui/toast-store'
import { hash } from '@/lib/domain/chance'
import { SAVED_PREVIEW_KEY } from '@/lib/domain/story/storage-keys'
import type { SequelStart } from '@/lib/domain/story/sequel'
import { call } from '@/lib/http/client'
import { useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { removeSequelChoice, saveSequelChoice, type SequelChoice } from '@/components/forms/sequel-choice'

const PAYMENT_REQUIRED = 402

export interface CreatedSequel {
  id: string
  title: string
  seriesNumber: number
  imageUrl: string | null
}

interface SequelCreation {
  busy: boolean
  created: CreatedSequel | null
  /** With a gift code, where there is one, else with a credit in hand; without either, the way to pay. */
  create: (choice: SequelChoice, code: string | null) => Promise<void>
}

export function useSequel({ family, previousStoryId }: SequelStart): SequelCreation {
  const t = useTranslations('sequel')
  const preview = useTranslations('preview')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [created, setCreated] = useState<CreatedSequel | null>(null)

  const create = async (choice: SequelChoice, code: string | null) => {
    const { place, lifeSkill, childAge, email, seed, childTraits, childDescription, pets } = choice
    if (lifeSkill === '' || busy) return
    setBusy(true)
    const request = {
      ...family,
      childAge,
      childTraits,
      childDescription,
      pets: family.pets.map((pet, at) => ({ ...pet, ...pets[at] })),
      lifeSkill,
      seed,
      ...(place ? { preferredLocation: place } : { preferredLocation: undefined }),
      email: email || family.email,
    }
    const body = { ...request, isSequel: true as const, previousStoryId }
    try {
      const { endpoints } = await import('@/lib/http/endpoints')
      // Should the answer get lost on its way, asking again for the same sequel gives that one and spends nothing more.
      const idempotencyKey = `${seed}-${hash(JSON.stringify([body, code]))}`
      const story =
        code === null
          ? await call(endpoints.createSequel, body, { idempotencyKey })
          : (
              await call(
                endpoints.redeemSequel,
                { ...body, code, email: email || (family.email ?? '') },
                { idempotencyKey },
              )
            ).story
      removeSequelChoice()
      credits.refetch()
      if (story.state !== 'ready') {
        // One that takes longer is watched where it is being made; one that a person reads first says so there.
        if (story.state === 'held')
          toast({ title: preview('heldTitle'), description: preview(code === null ? 'heldCredit' : 'held') })
        return router.push(paths.story(story.id))
      }
      toast({ title: t('createdTitle'), description: t('created') })
      setCreated(story)
    } catch (error) {
      const failure = callFailure(error)
      if (failure.status === PAYMENT_REQUIRED) {
        const [pet] = family.pets
        saveSequelChoice({
          ...choice,
          previousStoryId,
          childName: family.childName,
          petName: pet?.name ?? '',
          petType: pet?.type ?? '',
          paying: true,
        })
        storeDraft(SAVED_PREVIEW_KEY, { ...request, preferredLocation: place, title: '', previewStory: '' })
        return router.push(paths.purchase)
      }
      toast({ title: preview('errorTitle'), description: failure.text ?? t('failed'), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, created, create }
}
