import { fontVariables } from './fonts'

/** Only what the rewrites leave alone gets here (an unknown /embed address, for one): it is outside every language. */
export default function NotFound() {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>Page Not Found | Wagtale</title>
        <main className="sheet" data-tone="sky">
          <div className="wrap state">
            <img src="/paper/asleep.svg" width="280" height="97" alt="" />
            <h1 className="state-title">Page Not Found</h1>
            <a className="btn" href="/">Wagtale</a>
          </div>
        </main>
      </body>
    </html>
  )
}
