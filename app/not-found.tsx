import Link from 'next/link'
import { paths } from '@/lib/paths'
import { fontVariables } from './fonts'

/** Only what the rewrites leave alone gets here (an unknown /embed address, for one): it is outside every language. */
export default function NotFound() {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>Page Not Found | Wagtale</title>
        <main className="sheet" data-tone="sky">
          <div className="wrap state">
            <span className="asleep" />
            <h1 className="state-title">Page Not Found</h1>
            <Link className="btn" href={paths.createStory()}>Wagtale</Link>
          </div>
        </main>
      </body>
    </html>
  )
}
