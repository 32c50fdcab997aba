/** Only what the rewrites leave alone gets here (an unknown /api address in a browser, for one): outside every language. */
export default function NotFound() {
  return (
    <html lang="en">
      <body>
        <main>
          <h1>Page Not Found</h1>
          <p><a href="/">Wagtale</a></p>
        </main>
      </body>
    </html>
  )
}
