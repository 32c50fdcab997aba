'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast-store'
import { call } from '@/lib/http/client'
import { callFailure } from '@/components/forms/call-failure'

/** Spec 2, section 5. */
const BYTES_AT_MOST = 5 * 1024 * 1024
const TOO_MANY_REQUESTS = 429

export type PhotoState =
  | { is: 'idle' }
  | { is: 'checking'; url: string }
  | { is: 'approved'; url: string; description: string; /** Ids of the colour catalogue. */ colours: readonly string[] }
  | { is: 'rejected'; why: string }

const asDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('not read'))
    reader.readAsDataURL(file)
  })

/**
 * A photo on its way through the check. It lives on this page only: a rejected one is gone at once, an approved one
 * with the page.
 */
export function usePhotoCheck(onDescribed: (words: string) => void): {
  photo: PhotoState
  check: (file: File) => Promise<void>
} {
  const t = useTranslations('whole.petLook')
  const [photo, setPhoto] = useState<PhotoState>({ is: 'idle' })
  /** Only the last photo may speak. */
  const round = useRef(0)
  const shown = useRef<string | null>(null)
  const show = (file: File | null) => {
    if (shown.current !== null) URL.revokeObjectURL(shown.current)
    shown.current = file && URL.createObjectURL(file)
    return shown.current ?? ''
  }
  useEffect(
    () => () => {
      round.current += 1
      if (shown.current !== null) URL.revokeObjectURL(shown.current)
    },
    [],
  )

  const reject = (why: string) => {
    show(null)
    setPhoto({ is: 'rejected', why })
  }
  const check = async (file: File) => {
    if (!file.type.startsWith('image/'))
      return void toast({ title: t('wrongType'), description: t('wrongTypeText'), variant: 'destructive' })
    if (file.size > BYTES_AT_MOST)
      return void toast({ title: t('tooLarge'), description: t('tooLargeText'), variant: 'destructive' })
    const mine = ++round.current
    const url = show(file)
    setPhoto({ is: 'checking', url })
    try {
      const [{ endpoints }, image] = await Promise.all([import('@/lib/http/endpoints'), asDataUrl(file)])
      const result = await call(endpoints.moderateImage, { image })
      if (mine !== round.current) return
      if (result.isAppropriate && result.containsPet) {
        onDescribed(result.petDescription)
        return setPhoto({ is: 'approved', url, description: result.petDescription, colours: result.colours ?? [] })
      }
      reject(
        result.issues.length > 0
          ? t('rejected', { issues: result.issues.join(', ') })
          : t(result.containsPet ? 'unsuitable' : 'noPet'),
      )
    } catch (error) {
      if (mine !== round.current) return
      const { status, text } = callFailure(error)
      // A rate limit says when to try again; any other failure is one that visitors can't do anything about.
      reject(status === TOO_MANY_REQUESTS && text ? text : t('failed'))
    }
  }
  return { photo, check }
}
