'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@/components/ui/dialog'
import { ScriptButton } from '@/components/ui/script-button'
import { turnKeys, useKeys, useKeysOn } from './use-keys'

/** Keys and their messages, in the order of the work. */
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

const Key = ({ children }: { children: string }) => (
  <kbd
    className={
      'inline-block min-w-7 rounded-sm bg-paper-2 px-1.75 pt-px pb-0.5 text-center font-ui text-xs leading-[1.3] ' +
      'font-heavy shadow-[inset_0_0_0_1px_var(--color-ink-line),0_2px_0_var(--color-ink-line)]'
    }
  >
    {children}
  </kbd>
)

/** The list of keyboard shortcuts, and the switch that turns them off. */
export function ReviewKeys() {
  const t = useTranslations('approval')
  const common = useTranslations('common')
  const on = useKeysOn()
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <ScriptButton className="ms-auto inline-flex items-center gap-2">
          <span className="text-link">{t('keys.title')}</span> <Key>?</Key>
        </ScriptButton>
      </DialogTrigger>
      <DialogContent closeLabel={common('close')}>
        <DialogTitle>{t('keys.title')}</DialogTitle>
        <DialogDescription>{t('keys.lead')}</DialogDescription>
        <dl className="my-s4 [columns:2_200px] gap-7">
          {KEYS.map(([key, what]) => (
            <div key={what} className="flex break-inside-avoid gap-3 py-1">
              <dt className="w-13 flex-none">
                <Key>{key}</Key>
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
