// Scripts after the first paint, for scripts/seal-pages.ts. Next asks for a page's scripts in its head, where they
// share the line with style sheets and fonts and, as a rule, are evaluated before anything is seen: measured, that
// costs a phone 0.9 s of largest paint (docs/decisions/first-paint.md).

/**
 * Where no paint is to come (a tab opened behind others, a style sheet that hangs), scripts wait no longer than this.
 */
const AT_LATEST_MS = 2000

/** Asked for in one go, a dozen scripts hold a phone up for half a tenth of a second. */
const AT_ONCE = 3

/** Starts the scripts named in its own `data-late`. The same text on every page, so that one hash allows it. */
const START = `(function(s){
function go(){s.splice(0,${AT_ONCE}).forEach(function(f){var e=document.createElement('script');e.src=f;e.async=true;document.head.append(e)});if(s.length)setTimeout(go)}
try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch(e){go()}
setTimeout(go,${AT_LATEST_MS})
})(document.currentScript.dataset.late.split(' '))`

/** A script of Next's that a browser runs, however its attributes are written: what has to be moved. */
const SCRIPT_TAG = /<script\b(?=[^>]*\ssrc="\/_next\/)(?![^>]*\snomodule\b)[^>]*>/gi
/** The same as Next 16 writes it: what can be moved. */
const ASYNC_SCRIPT = /<script src="(\/_next\/static\/[^"\s]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g
/**
 * Data that Next hands over in several scripts, one after the other: each would need a hash of its own in the page's
 * policy.
 */
const BETWEEN_DATA = /<\/script><script>(?=self\.__next_f\.push\()/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/**
 * A prerendered page as it is served: its scripts named at its end, fetched once the browser has painted. One that
 * was changed before comes back as it is.
 * @throws when a page has no script, or one that this can't move: what Next writes has changed, and this file has to follow
 */
export function moveScripts(html: string): string {
  if (html.includes('<script data-late="')) return html
  const found = [...html.matchAll(SCRIPT_TAG)].length
  const scripts = [...html.matchAll(ASYNC_SCRIPT)].map(([, src = '']) => src)
  const end = html.lastIndexOf('</body>')
  if (found === 0 || end < 0) throw new Error('no script was found in the page')
  if (scripts.length !== found)
    throw new Error(`${found} scripts were found in the page, but ${scripts.length} can be moved`)
  const starter = `<script data-late="${[...new Set(scripts)].join(' ')}">${START}</script>`
  return (html.slice(0, end) + starter + html.slice(end))
    .replace(ASYNC_SCRIPT, '')
    .replace(SCRIPT_PRELOAD, '')
    .replace(BETWEEN_DATA, ';')
}
