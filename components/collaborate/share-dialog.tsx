'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast-store'
import { groupInviteCode } from '@/lib/domain/collaboration/invite-code'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { useCopied } from './copied-for'
import { inviteLink } from './invite-link'
import { useRoom } from './room-context'

/** The link and the code that let others in. */
export function ShareDialog() {
  const t = useTranslations('together')
  const locale = useLocale()
  const { room, isCreator, isClosed, act } = useRoom()
  const { copied, copy } = useCopied()
  const code = groupInviteCode(room.inviteCode)
  const replace = async () => {
    const done = await act(() => call(roomEndpoints.change(room.id), { newInviteCode: true }), t('line.failedTitle'))
    if (done) toast({ title: t('room.newCodeDone') })
  }
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="sun" size="sm">
          {t('room.share')}
        </Button>
      </DialogTrigger>
      <DialogContent closeLabel={t('closeDialog')}>
        <DialogHeader>
          <DialogTitle>{t('room.shareTitle')}</DialogTitle>
          <DialogDescription>{t('room.shareText')}</DialogDescription>
        </DialogHeader>
        <div className="mt-5 grid gap-5">
          <Row
            label={t('room.link')}
            value={inviteLink(locale, room.id, room.inviteCode)}
            copied={copied}
            copy={copy}
            done={t('room.shared')}
          />
          <Row label={t('created.inviteCode')} value={code} copied={copied} copy={copy} done={t('created.copied')} />
          {isCreator && !isClosed && (
            <div className="border-t-3 border-dotted border-ink/30 pt-4">
              <p className="hint mt-0! mb-2.5">{t('room.newCodeText')}</p>
              <Button variant="outline" size="sm" onClick={() => void replace()}>
                {t('room.newCode')}
              </Button>
            </div>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface RowProps {
  label: string
  value: string
  copied: string | null
  copy: (text: string) => void
  done: string
}
function Row({ label, value, copied, copy, done }: RowProps) {
  const t = useTranslations('together.created')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <label className="grid">
        <span className="label">{label}</span>
        <Input readOnly value={value} dir="ltr" onFocus={({ target }) => target.select()} />
      </label>
      <Button variant="secondary" size="sm" onClick={() => copy(value)}>
        {copied === value ? done : t('copy')}
      </Button>
    </div>
  )
}
