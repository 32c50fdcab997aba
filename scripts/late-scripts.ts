// After `next build`: a prerendered page is painted before its scripts are fetched. Next asks for them in the head, where they share the
// line with style sheets and faces and are evaluated as they come, as a rule before anything is seen. See docs/decisions/first-paint.md.
import { changePages } from './change-pages'

/** Where no paint is to come (a tab opened behind others, a style sheet that hangs), scripts wait no longer than this. */
const AT_LATEST_MS = 2000

/** Asked for in one go, a dozen scripts hold a phone up for half a tenth of a second. */
const AT_ONCE = 3

/** Starts the scripts named in its own `data-late`. The same text on every page, so that one hash allows it. */
const START = `(function(s){
function go(){s.splice(0,${AT_ONCE}).forEach(function(f){var e=document.createElement('script');e.src=f;e.async=true;document.head.append(e)});if(s.length)setTimeout(go)}
try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch(e){go()}
setTimeout(go,${AT_LATEST_MS})
})(document.currentScript.dataset.late.split(' '))`

const ASYNC_SCRIPT = /<script src="(\/_next\/static\/[^"\s]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g
/** Data that Next hands over in several scripts, one after the other: each would need a hash of its own in the page's policy. */
const BETWEEN_DATA = /<\/script><script>(?=self\.__next_f\.push\()/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** The page as it is served; one that has been changed already, or has no scripts, comes back as it is. */
export function lateScripts(html: string): string {
  const scripts = [...html.matchAll(ASYNC_SCRIPT)].map(([, src = '']) => src)
  const end = html.lastIndexOf('</body>')
  if (scripts.length === 0 || end < 0) return html
  const first =
    html.slice(0, end) + `<script data-late="${[...new Set(scripts)].join(' ')}">${START}</script>` + html.slice(end)
  return first.replace(ASYNC_SCRIPT, '').replace(SCRIPT_PRELOAD, '').replace(BETWEEN_DATA, ';')
}

/** Changes the pages of a build folder; says how many. */
export const delayScripts = (buildFolder: string): number => changePages(buildFolder, lateScripts)
