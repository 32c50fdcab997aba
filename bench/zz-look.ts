import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { AxeBuilder } from '@axe-core/playwright'
import { findChromium } from '@/scripts/find-chromium'
const address = process.argv[2]!
const wanted = (process.argv[3] ?? 'en,ar').split(',')
const widths = (process.argv[4] ?? '320,390,1280').split(',').map(Number)
const out = '/tmp/w/together/shots'
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
const IDEAS: Record<string, [string, string, number][]> = {
  en: [['character', 'A pirate aunt who is afraid of ducks', 0], ['plot', 'The bus began to sing', 1], ['plot', 'No, the bus was silent', 2], ['setting', 'A lighthouse with a slide', 1], ['dialogue', 'We are not lost, we are exploring!', 2], ['theme', 'You may say sorry first', 0], ['character', '🐸🐸🐸', 1], ['plot', 'Everyone is scared of the storm, and then the rabbit sings a song that Grandpa taught them when they were small, on the boat that never came back', 2]],
  ar: [['character', 'عمّة قرصانة تخاف من البط', 0], ['plot', 'The bus began to sing', 1], ['plot', 'بدأت الحافلة تغني بصوت عالٍ جدًا', 2], ['setting', 'منارة في داخلها زحليقة', 1], ['dialogue', '«لم نضِع، نحن نستكشف!»', 2], ['theme', 'يمكنك أن تعتذر أولًا', 0]],
}
const issues: string[] = []
async function shot(page: Page, name: string, full = true) {
  await page.waitForTimeout(900)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (wide > 0) issues.push(`${name}: scrolls sideways by ${wide}`)
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: full })
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  for (const v of violations) issues.push(`${name}: axe ${v.id} ${v.nodes.map((n) => n.target.join(' ')).slice(0, 3).join(' | ')}`)
}
const post = async (page: Page, url: string, data: object) => { const r = await page.request.post(address + url, { data }); if (!r.ok()) throw new Error(`${url} ${r.status()} ${await r.text()}`); return r.json().catch(() => ({})) }
for (const lang of wanted) {
  const base = lang === 'en' ? address : `${address}/${lang}`
  const mk = async (width: number) => { const c = await browser.newContext({ viewport: { width, height: width < 700 ? 780 : 860 }, reducedMotion: 'reduce', locale: lang }); const p = await c.newPage(); p.on('pageerror', (e) => issues.push(`${lang} ${width} pageerror ${e}`)); p.on('console', (m) => { if (m.type() === 'error') issues.push(`${lang} ${width} console ${m.text()}`) }); return p }
  const nana = await mk(1280)
  const body = { title: lang === 'ar' ? 'الحافلة المغنية' : 'The Singing Bus', description: lang === 'ar' ? 'لجدتي في عيدها الثمانين.' : 'For Nana, who will be eighty.', creatorName: lang === 'ar' ? 'تيتا' : 'Nana', creatorEmail: 'nana@example.com', maxCollaborators: 5 }
  const r = await nana.request.post(`${address}/api/collaborative-stories`, { data: body, headers: { 'accept-language': lang } })
  const { id, inviteCode } = await r.json() as any
  const people: Page[] = [nana]
  // the form of /collaborate, and its result, at all widths
  for (const w of widths) { const p = await mk(w); await p.goto(`${base}/collaborate`); await shot(p, `${lang}-${w}-1-collaborate`); await p.context().close() }
  // join
  for (const w of widths) { const p = await mk(w); await p.goto(`${base}/collaboration-playground/${id}?code=${inviteCode}`); await p.locator('input[name=name]').waitFor(); await shot(p, `${lang}-${w}-2-join`); await p.context().close() }
  for (const name of lang === 'ar' ? ['خالد', 'Dad'] : ['Tom', 'Dad']) {
    const p = await mk(1280)
    await post(p, `/api/collaborative-stories/${id}/collaborators`, { name, email: 'x@y.z', role: 'contributor', inviteCode })
    people.push(p)
  }
  const cookies = await nana.context().cookies()
  const views: Page[] = []
  for (const w of widths) { const p = await mk(w); await p.context().addCookies(cookies); await p.goto(`${base}/collaboration-playground/${id}`); await p.getByRole('tab').first().waitFor(); await p.waitForTimeout(1500); views.push(p) }
  const each = async (name: string, act?: (p: Page) => Promise<unknown>) => { for (const [i, p] of views.entries()) { await act?.(p); await shot(p, `${lang}-${widths[i]}-${name}`) } }
  const tab = (n: number) => (p: Page) => p.getByRole('tab').nth(n).click()
  await each('3-builder-empty')
  await each('4-ideas-empty', tab(1))
  await each('5-preview-empty', tab(2))
  await each('6-generate-empty', tab(3))
  const pr = await nana.request.patch(`${address}/api/collaborative-stories/${id}`, { data: { cast: { childName: lang === 'ar' ? 'ليلى' : 'Mila', childAge: '5-6', childGender: 'girl', lifeSkill: 'courage', pets: [{ name: lang === 'ar' ? 'بسكويت' : 'Biscuit', type: 'Dog', gender: 'male' }, { name: 'Coco', type: 'Cat', gender: 'female' }] } } })
  if (!pr.ok()) issues.push('cast ' + await pr.text())
  for (const [type, content, who] of IDEAS[lang]!) await post(people[who]!, `/api/collaborative-stories/${id}/contributions`, { type, content })
  for (const [who, message] of [[1, 'Does it sing in tune?'], [0, 'Never.'], [2, 'هل نضيف بطة؟']] as const) await post(people[who]!, `/api/collaborative-stories/${id}/messages`, { message })
  await each('7-builder', tab(0))
  await each('8-ideas', tab(1))
  await each('9-generate', tab(3))
  const gen = await nana.request.post(`${address}/api/collaborative-stories/${id}/generate`)
  if (!gen.ok()) issues.push('generate ' + await gen.text())
  for (const p of views) await p.getByRole('tab').nth(3).click()
  await nana.waitForTimeout(4000)
  await each('10-finished')
  await each('11-preview', async (p) => { await tab(2)(p); await p.waitForTimeout(500); await p.getByRole('tabpanel').locator('button[aria-expanded=false]').first().click() })
  for (const p of views) await p.context().close()
}
console.log(issues.length ? issues.join('\n') : 'no issue')
await browser.close()
process.exit(0)
