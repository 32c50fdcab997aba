'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@/components/ui/dialog'
import { ScriptButton } from '@/components/ui/script-button'
import { turnKeys, useKeys, useKeysOn } from './use-keys'

/** Key and its message, in the order of the work. */
const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['O', 'open'],
  ['X', 'tick'],
  ['C', 'content'],
  ['I', 'images'],
  ['P', 'publish'],
  ['⇧ C', 'rejectContent'],
  ['⇧ I', 'rejectImages'],
  ['F', 'feature'],
  ['R', 'read'],
  ['N', 'notes'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const

/** The keys for reviewing fast, and whether they are on. */
export function ReviewKeys() {
  const t = useTranslations('approval')
  const common = useTranslations('common')
  const on = useKeysOn()
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <ScriptButton className="review-keys-button">
          <span className="text-link">{t('keys.title')}</span> <kbd>?</kbd>
        </ScriptButton>
      </DialogTrigger>
      <DialogContent closeLabel={common('close')}>
        <DialogTitle>{t('keys.title')}</DialogTitle>
        <DialogDescription>{t('keys.lead')}</DialogDescription>
        <dl className="review-keys">
          {KEYS.map(([key, what]) => (
            <div key={what}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keys.${what}`)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox checked={on} onChange={(event) => turnKeys(event.target.checked)}>
          {t('keys.on')}
        </Checkbox>
      </DialogContent>
    </Dialog>
  )
}
