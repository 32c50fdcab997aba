import { retryFailedPage, type ErrorPageProps } from './retry-failed-page'
import { buttonVariants } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { AsleepPicture } from './asleep-picture'

interface Words {
  title: string
  text: string
  reference?: string | undefined
  retry: string
  home: string
  homePath: string
}

/**
 * Shown in the place of what failed; the caller finds the words. Every page carries this, so it is made of plain
 * elements, and its links load a page afresh.
 */
export const ErrorMessage = ({ words, failure }: { words: Words; failure: ErrorPageProps }) => (
  <div className="wrap">
    <Empty role="alert" data-foot-dog="none">
      <AsleepPicture className="w-70" />
      <h1 className="text-d-m">{words.title}</h1>
      <p>{words.text}</p>
      {words.reference !== undefined && <p className="hint">{words.reference}</p>}
      <p className="flex flex-wrap items-center justify-center gap-s4">
        <button type="button" className={buttonVariants()} onClick={() => retryFailedPage(failure)}>
          {words.retry}
        </button>
        <a className="text-link" href={words.homePath}>
          {words.home}
        </a>
      </p>
    </Empty>
  </div>
)
