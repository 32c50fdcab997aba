'use client'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { callFailure } from '@/components/forms/call-failure'
import { throwConfetti } from '@/components/site/confetti'
import { Alert, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { FIT_MIDDLE, longest } from '@/components/ui/fit-words'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast-store'
import { useBrowserValue } from '@/lib/browser/use-hydrated'
import { groupInviteCode, normaliseInviteCode } from '@/lib/domain/collaboration/invite-code'
import { ROOM_DAYS } from '@/lib/domain/collaboration/room'
import type { RoomSnapshot } from '@/lib/domain/collaboration/room-log'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'

/** The specification's address of somebody who gives only a name; nobody writes to it. */
const placeholderEmail = (name: string) => `${name.toLowerCase().replace(/\s+/gu, '')}@collaborator.local`.slice(-254)
const codeInAddress = () => new URLSearchParams(window.location.search).get('code') ?? ''

/** The door of a room: whose it is, and a name to go in with. */
export function JoinCard({ room, onJoined }: { room: RoomSnapshot; onJoined: () => Promise<void> }) {
  const t = useTranslations('together.join')
  const [errors, setErrors] = useState<{ name?: string; inviteCode?: string }>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const given = useBrowserValue(codeInAddress, '')
  const members = room.counts?.members ?? 0
  const isFull = members >= room.maxCollaborators

  const join = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (field: string) => {
      const value = form.get(field)
      return typeof value === 'string' ? value.trim() : ''
    }
    const name = text('name')
    const inviteCode = given === '' ? text('inviteCode') : given
    const missing = {
      ...(name === '' ? { name: t('nameMissing') } : {}),
      ...(inviteCode === '' ? { inviteCode: t('codeMissing') } : {}),
    }
    setErrors(missing)
    setFailure(undefined)
    if (busy || name === '' || inviteCode === '') return
    setBusy(true)
    try {
      await call(roomEndpoints.join(room.id), { name, email: placeholderEmail(name), role: 'contributor', inviteCode })
      void throwConfetti('celebration')
      // Whoever is in passes the room on by its link; nothing else on this page takes the code for a gift's.
      window.history.replaceState(window.history.state, '', window.location.pathname)
      toast({ title: t('welcome', { name }) })
      await onJoined()
    } catch (failed) {
      const { text: why, fields } = callFailure(failed)
      const reason = fields['name']?.[0] ?? fields['inviteCode']?.[0] ?? why ?? t('failed')
      setFailure(reason)
      toast({ title: t('failedTitle'), description: reason, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card className="mx-auto max-w-160 max-md:-mx-1.5 max-xs:px-3.5!">
      <div className="fields pt-6.5">
        <div>
          <h1 className={cn(FIT_MIDDLE, 'wrap-anywhere')} style={longest(room.title)} dir="auto">
            {room.title}
          </h1>
          <p className="mt-2 text-m font-heavy">{t('by', { name: room.creatorName })}</p>
          {room.description && (
            <p className="mt-3 border-s-6 border-sun ps-4 wrap-anywhere" dir="auto">
              {room.description}
            </p>
          )}
          {room.counts && <p className="mt-3">{t('count', room.counts)}</p>}
        </div>
        {room.status === 'closed' ? (
          <Alert>
            <AlertTitle>{t('closed')}</AlertTitle>
            <p>{t('closedText', { name: room.creatorName })}</p>
          </Alert>
        ) : isFull ? (
          <Alert>
            <AlertTitle>{t('full')}</AlertTitle>
            <p>{t('fullText', { most: room.maxCollaborators, name: room.creatorName })}</p>
          </Alert>
        ) : (
          <form noValidate className="fields" onSubmit={(event) => void join(event)}>
            <Field label={t('name')} hint={t('nameHint')} error={errors.name} required>
              <Input name="name" variant="display" maxLength={60} autoComplete="given-name" dir="auto" />
            </Field>
            {given === '' ? (
              <Field label={t('code')} error={errors.inviteCode} required>
                <Input
                  name="inviteCode"
                  className="tracking-[0.1em] uppercase"
                  maxLength={40}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  dir="ltr"
                  placeholder="ABCD-EFGH"
                />
              </Field>
            ) : (
              <p className="hint mt-0!">
                {t('code')}: <b dir="ltr">{groupInviteCode(normaliseInviteCode(given))}</b>
              </p>
            )}
            {failure !== undefined && (
              <Alert variant="destructive">
                <AlertTitle>{t('failedTitle')}</AlertTitle>
                <p>{failure}</p>
              </Alert>
            )}
            <Button type="submit" needsScript size="lg" className="w-full" busy={busy} busyText={t('submitting')}>
              {t('submit')}
            </Button>
          </form>
        )}
        <p className="hint mt-0!">{t('forgets', { days: ROOM_DAYS })}</p>
      </div>
    </Card>
  )
}
