import { useTranslations } from 'next-intl'
import { PRINT_PRODUCTS } from '@/lib/domain/commerce/print-order'
import { api } from '@/lib/paths'

const FILES = ['interior', 'cover', 'preflight'] as const

/** The very files that the printer gets of this product, and what was found when they were checked. */
export function PrinterFiles({ id, product }: { id: string; product: keyof typeof PRINT_PRODUCTS }) {
  const t = useTranslations('printOrder.files')
  const { pages, printer } = PRINT_PRODUCTS[product]
  return (
    <details className="text-s">
      <summary className="text-link min-h-8!">{t('forPrinters')}</summary>
      <p className="flex flex-wrap items-center gap-x-4.5 gap-y-1">
        <span>{t('title')}</span>
        {FILES.map((format) => (
          <a
            key={format}
            className="text-link min-h-8!"
            href={`${api.storyPdf(id)}?${new URLSearchParams({ format, printer, pages: String(pages) })}`}
            target="_blank"
            rel="noopener"
          >
            {t(format)}
          </a>
        ))}
      </p>
    </details>
  )
}
