'use client'
import { useTranslations } from 'next-intl'
import { useCallback, useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { DrawnPreviewContext } from '@/components/story-preview/drawn-preview-context'
import { useLivePreview } from '@/components/story-preview/use-live-preview'
import { useDomFormValues } from '@/components/forms/use-dom-form-values'
import { StoryFormContext, type StoryFormValues } from '@/components/forms/story-form-values'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Alert } from '@/components/ui/alert'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { LONGEST_DEDICATION } from '@/lib/domain/story/lists'
import type { Corrected } from '@/lib/domain/story/correction'
import type { SequelBase } from '@/lib/domain/illustration/sequel-base'
import type { StoryRequest } from '@/lib/domain/story/request'
import { call, CallError } from '@/lib/http/client'
import { correctionEndpoint } from './correction-endpoint'
import { CastFields, type CastErrors } from './cast-fields'
import { toCorrection, toFormValues, type PageChanges } from './correction-values'
import { PageTextFields } from './page-text-fields'

export interface Correctable {
  version: number
  request: StoryRequest
  dedication: string
  pages: readonly { pageNumber: number; content: string; own: boolean }[]
  retold: boolean
  /** As it stands, for drawing. */
  drawn: SequelBase
}
interface CorrectionsFormProps {
  id: string
  book: Correctable
  /** Each page's picture, by its place. */
  pictures: readonly string[]
  lang: string
  dir: 'ltr' | 'rtl'
  onSaved: (corrected: Corrected) => void
}

/** On a phone it lies at the foot of the window only while there is something to save. */
const SAVE_BAR =
  'bottom-0 z-2 flex flex-wrap items-center gap-x-4.5 gap-y-2 bg-paper py-3.5 shadow-[0_-6px_10px_-8px_#12313a66] ' +
  'max-md:-mx-gutter max-md:px-gutter'

const SCHEMA_CODES = ['invalid', 'unkind_words', 'private_words']

export function CorrectionsForm({ id, book, pictures, lang, dir, onSaved }: CorrectionsFormProps) {
  const t = useTranslations('corrections')
  const form = useForm<StoryFormValues, unknown, StoryRequest>({ defaultValues: toFormValues(book.request) })
  const live = useLivePreview(form, null, book.drawn)
  const values = useWatch({ control: form.control, compute: (all: StoryFormValues) => all })
  const [dedication, setDedication] = useState(book.dedication)
  const [pages, setPages] = useState<PageChanges>({})
  const [wrong, setWrong] = useState<CastErrors>({})
  const [saving, setSaving] = useState(false)
  const changes = toCorrection({
    request: book.request,
    values,
    dedication: { before: book.dedication, now: dedication },
    pages,
  })

  const formId = useId()
  useDomFormValues(form, formId, (typed) => {
    for (const [name, text] of typed) {
      if (typeof text !== 'string') continue
      if (name === 'dedication') setDedication(text)
      const pageNumber = /^pages\.(\d+)$/.exec(name)?.[1]
      if (pageNumber !== undefined) setPages((others) => ({ ...others, [Number(pageNumber)]: text }))
    }
  })

  const changePage = useCallback(
    (pageNumber: number, change: string | null | undefined) =>
      setPages(({ [pageNumber]: _before, ...others }) =>
        change === undefined ? others : { ...others, [pageNumber]: change },
      ),
    [],
  )
  const save = async (sent: HTMLFormElement) => {
    if (!changes) return
    setSaving(true)
    setWrong({})
    try {
      onSaved(await call(correctionEndpoint(id), { version: book.version, ...changes }))
    } catch (error) {
      const failure = error instanceof CallError ? error : undefined
      // The word lists answer with a code, not with a message per field: one message serves all fields.
      if (failure?.code && SCHEMA_CODES.includes(failure.code)) {
        requestAnimationFrame(() => sent.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
        setWrong(
          Object.fromEntries(
            Object.entries(failure.fields).map(([path, [first]]) => [
              path,
              failure.code === 'invalid' ? (first ?? '') : (failure.error ?? ''),
            ]),
          ),
        )
      }
      toast({
        title: t('failed'),
        description: (failure && failure.status < 500 && failure.error) || t('failedText'),
        variant: 'destructive',
      })
    } finally {
      setSaving(false)
    }
  }
  return (
    <StoryFormContext value={form}>
      <DrawnPreviewContext value={live.drawn}>
        <form
          id={formId}
          noValidate
          className="grid grid-cols-1 gap-s6"
          data-bottom-bar=""
          onSubmit={(event) => {
            event.preventDefault()
            void save(event.currentTarget)
          }}
        >
          <section aria-labelledby="cr-who" className="grid max-w-184 grid-cols-1 gap-s4">
            <h2 id="cr-who" className="text-d-m">
              {t('who')}
            </h2>
            {!book.retold && <Alert>{t('namesOnly')}</Alert>}
            <CastFields retold={book.retold} wrong={wrong} onLooks={live.drawLooks} onPetLooks={live.drawPetLooks} />
            <Field label={t('dedication')} hint={t('dedicationHint')} error={wrong['dedication']}>
              <Textarea
                name="dedication"
                rows={2}
                maxLength={LONGEST_DEDICATION}
                dir="auto"
                value={dedication}
                onChange={(event) => setDedication(event.target.value)}
              />
            </Field>
          </section>
          <section aria-labelledby="cr-pages">
            <h2 id="cr-pages" className="text-d-m">
              {t('pages')}
            </h2>
            <p className="hint">{t('pagesHint')}</p>
            <ol className="mt-s4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,30rem),1fr))] gap-x-s5 gap-y-s4">
              {book.pages.map(({ pageNumber, content, own }, i) => (
                <PageTextFields
                  key={pageNumber}
                  pageNumber={pageNumber}
                  picture={pictures[i] ?? ''}
                  content={content}
                  own={own}
                  change={pages[pageNumber]}
                  canGiveBack={book.retold}
                  lang={lang}
                  dir={dir}
                  error={wrong[`pages.${pageNumber}`]}
                  onChange={changePage}
                />
              ))}
            </ol>
          </section>
          <div className={cn(SAVE_BAR, changes === null ? 'md:sticky' : 'sticky')}>
            <Button
              type="submit"
              needsScript
              busy={saving}
              busyText={t('saving')}
              aria-disabled={changes === null || saving || undefined}
            >
              {t('save')}
            </Button>
            <p role="status">{changes === null ? t('nothing') : ''}</p>
          </div>
        </form>
      </DrawnPreviewContext>
    </StoryFormContext>
  )
}
