// The redirect page as one HTML file, for a web host that can't forward a domain. It needs no script and loads nothing.
import { REDIRECTS_AFTER_SECONDS } from './custom-domain'

export interface RedirectPageTexts {
  lang: string
  dir: 'ltr' | 'rtl'
  title: string
  lead: string
  soon: string
  now: string
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const STYLE = `
  :root { color-scheme: light; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #cfe6ee; color: #16302e;
    font: 1.125rem/1.5 Andika, "Trebuchet MS", system-ui, sans-serif; }
  main { box-sizing: border-box; max-width: 34rem; margin: 1rem; padding: 2.5rem 2rem; background: #fffdf6;
    border-top: 10px solid #f4b942; box-shadow: 0 10px 30px #16302e33; }
  svg { width: 7rem; height: auto; }
  h1 { margin: 1rem 0 .5rem; font-size: clamp(1.6rem, 6vw, 2.25rem); line-height: 1.15; }
  a { display: inline-block; margin-top: .5rem; padding: .8rem 1.5rem; background: #b3372a; color: #fff;
    font-weight: 700; text-decoration: none; }
  a:focus-visible { outline: 3px solid #16302e; outline-offset: 3px; }`

/** A dachshund on its way. */
const PICTURE = `<svg viewBox="0 0 120 60" aria-hidden="true"><path fill="#7a4a2b" d="M8 22q-6-8-2-14 3 10 12 14h58q2-14 18-14
10 0 12 8l10 3q2 7-8 8l-8 1q-2 12-12 14v12h-7V44H37v10h-7V42q-14-2-16-16z"/><path fill="#5a341d" d="M88 10q8 2 6 20-10-2-10-12z"/><circle
cx="102" cy="15" r="1.8" fill="#16302e"/></svg>`

/** @param target the site's redirect address; `still`: a preview, which doesn't go on by itself */
export function redirectPage(target: string, texts: RedirectPageTexts, { still = false } = {}): string {
  const go = (query: string) => escapeHtml(`${target}?source=html_page&${query}`)
  const refresh = `\n<meta http-equiv="refresh" content="${REDIRECTS_AFTER_SECONDS}; url=${go('redirected=true')}">`
  return `<!doctype html>
<html lang="${escapeHtml(texts.lang)}" dir="${texts.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${still ? '\n<base target="_blank">' : refresh}
<title>${escapeHtml(texts.title)} – Wagtale</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
${PICTURE}
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.lead)}</p>
<p>${escapeHtml(texts.soon)}</p>
<a href="${go('manual=true')}">${escapeHtml(texts.now)}</a>
</main>
</body>
</html>
`
}
