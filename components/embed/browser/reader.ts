// What the embedded reader does in a browser. It keeps nothing: no cookie, no storage.
import { pageForKey } from '@/lib/domain/book/turning'
import { frameSize, HELLO } from '@/lib/domain/embed/frame-message'

const byId = (id: string) => document.getElementById(id)

function startReader(pages: HTMLElement, previous: HTMLElement, next: HTMLElement, status: HTMLElement): void {
  const leaves = [...pages.children].filter((leaf) => leaf instanceof HTMLElement)
  const rtl = pages.dir === 'rtl'
  let page = 1
  /** The page that is being scrolled to. */
  let target: number | null = null

  const show = (at: number) => {
    page = at
    leaves.forEach((leaf, i) => {
      leaf.inert = i !== at - 1
      // Words that don't fit their page are scrolled, by keys too.
      const words = leaf.querySelector<HTMLElement>('.words')
      if (words && i === at - 1 && words.scrollHeight > words.clientHeight + 1) words.tabIndex = 0
      // The pictures of the next pages are fetched while this one is read.
      if (i <= at + 1) leaf.querySelector('img')?.setAttribute('loading', 'eager')
    })
    status.textContent = leaves[at - 1]?.ariaLabel ?? ''
    previous.setAttribute('aria-disabled', String(at === 1))
    next.setAttribute('aria-disabled', String(at === leaves.length))
  }
  const leftOf = (at: number) => (leaves[at - 1]?.offsetLeft ?? 0) - (leaves[0]?.offsetLeft ?? 0)
  const goTo = (at: number) => {
    if (at === page || at < 1 || at > leaves.length) return
    target = at
    show(at)
    pages.scrollTo({ left: leftOf(at) })
  }

  // A page that fingers scroll to is open when most of it lies in view.
  const settle = () => {
    const at = Math.round(Math.abs(pages.scrollLeft) / pages.clientWidth) + 1
    if (target === at) target = null
    if (target === null && at !== page) show(at)
  }
  pages.addEventListener('scroll', settle)
  pages.addEventListener('scrollend', () => {
    target = null
    settle()
  })
  addEventListener('resize', () => pages.scrollTo({ left: leftOf(page), behavior: 'instant' }))
  previous.addEventListener('click', () => goTo(page - 1))
  next.addEventListener('click', () => goTo(page + 1))
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = pageForKey(event.key, { page, total: leaves.length }, rtl)
    if (to === null) return
    event.preventDefault()
    goTo(to)
  })
  for (const part of [previous, next, status]) part.hidden = false
  show(1)
}

/** Tells the page around the reader its size, once that page has asked, and whenever it changes. */
function tellSize(): void {
  let origin: string | undefined
  const tell = () => {
    if (origin !== undefined)
      parent.postMessage(frameSize(Math.ceil(document.body.offsetHeight), document.title), origin)
  }
  addEventListener('message', (event) => {
    // A page without an origin of its own (a sandbox) can't be answered by name, so it isn't.
    if (event.source !== parent || parent === window || event.origin === 'null' || event.data !== HELLO) return
    origin = event.origin
    tell()
  })
  new ResizeObserver(tell).observe(document.body)
}

const [pages, previous, next, status] = ['pages', 'previous', 'next', 'status'].map(byId)
if (pages && previous && next && status) startReader(pages, previous, next, status)
tellSize()
