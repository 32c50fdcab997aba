import { retryFailedPage, type ErrorPageProps } from './retry-failed-page'
import { buttonVariants } from '@/components/ui/button'

interface Words {
  title: string
  text: string
  reference?: string | undefined
  retry: string
  home: string
  homePath: string
}

/** What stands in the place of what failed, in words that somebody else finds. Every page carries it, so it is made of plain elements; a full load is a fresh start. */
export const ErrorMessage = ({ words, failure }: { words: Words; failure: ErrorPageProps }) => (
  <div className="wrap">
    <div className="state" role="alert">
      <span className="asleep" />
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
    </div>
  </div>
)
