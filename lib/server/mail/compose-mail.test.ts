import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import messages from '@/messages/en/mail.json'
import { LANGUAGES } from '@/lib/domain/story/lists'
import { composeMail, mailContent } from './compose-mail'
import { TEMPLATES, type TemplateName } from './templates'

const link = 'https://wagtale.example/access/t'
const invoice = 'https://wagtale.example/api/purchases/p/invoice?key=k'
const PARAMS = {
  order: { order: 'WT-1', product: 'digital', amount: 'A$9.99 AUD', link, invoice },
  'access-link': { order: '1001', product: 'bundle', store: 'Shopify', token: 't', link, invoice },
  refunded: { order: 'WT-1', amount: 'A$9.99 AUD', link: invoice },
  'payment-failed': { order: 'WT-1', link },
  'gift-bought': {
    order: 'WT-1',
    amount: 'A$9.99 AUD',
    recipient: 'Mila',
    code: 'ACDE3467',
    link,
    certificate: `${invoice}&card`,
    invoice,
  },
  'gift-code': { recipient: 'Mila', sender: 'Nan', message: 'Read it', code: 'ACDE3467', card: link, link },
  'gift-code-issued': { code: 'ACDE3467', until: '', link },
  'beta-code': { name: 'Ann', code: 'ACDE3467', link },
  'story-finished': { title: 'Mila and Biscuit', link },
  'story-failed': { link },
  'story-unopened': { title: 'Mila and Biscuit', day: '26 December 2029', link },
  'find-stories': { link: 'https://wagtale.example/my-stories/find/t', minutes: '30' },
  'newsletter-confirm': {
    confirm: 'https://wagtale.example/newsletter/confirm?token=t',
    oneClick: 'https://wagtale.example/api/newsletter/leave?token=t',
    days: '30',
  },
  'newsletter-welcome': {
    shop: 'https://wagtale.example/',
    leave: 'https://wagtale.example/newsletter/leave?token=t',
    oneClick: 'https://wagtale.example/api/newsletter/leave?token=t',
  },
  'opening-confirm': { confirm: 'https://wagtale.example/newsletter/opening?token=t', days: '30' },
  'shop-open': { shop: 'https://wagtale.example/' },
  'contact-received': { link: 'https://wagtale.example/faq' },
  'contact-notice': { name: 'Ann', email: 'ann@example.com', subject: 'Order Support', message: 'Where is it?' },
  'contact-reply': {
    name: 'Ann',
    subject: 'Order Support',
    message: 'Where is it?',
    body: 'On its way.',
    thread: '<1@wagtale> <2@wagtale>',
  },
  'room-created': { title: 'The Moon Bus', code: 'ACDE-3467', days: '90', link },
  'room-invitation': { creator: 'Nana', title: 'The Moon Bus', code: 'ACDE-3467', link },
  'print-started': { title: 'Mila', copies: '2', tracking: '', link: 'https://wagtale.example/story/s/print-order' },
  'print-shipped': { title: 'Mila', copies: '2', tracking: 'TR1', link: 'https://wagtale.example/story/s/print-order' },
  'print-delivered': {
    title: 'Mila',
    copies: '1',
    tracking: 'TR1',
    link: 'https://wagtale.example/story/s/print-order',
  },
  'print-cancelled': { title: 'Mila', copies: '1', tracking: '', link: 'https://wagtale.example/story/s/print-order' },
} satisfies Record<TemplateName, Record<string, string>>
const NAMES = Object.keys(PARAMS) as TemplateName[]

test.each(NAMES)('%s leaves nothing unfilled in any language', async (name) => {
  for (const language of LANGUAGES)
    expect(JSON.stringify(await mailContent(name, language, PARAMS[name]))).not.toMatch(/\{\w+\}/)
})

test('a letter names what was bought in its own language; what is none of our products as its order does', async () => {
  const facts = async (product: string) => (await mailContent('order', 'es', { ...PARAMS.order, product })).facts
  expect(await facts('digital')).toContainEqual(['Producto', 'Cuento digital'])
  expect(await facts('Digital Story')).toContainEqual(['Producto', 'Digital Story'])
})

test('no message of mails lacks a template', () => {
  const named = new Set<string>([...NAMES, 'print-order', 'products'])
  expect(Object.keys(messages).filter((name) => !named.has(name))).toEqual([])
})

test('in a mail that reads from the right an order’s number keeps its own direction; a link, a code and a message stand as they are', async () => {
  const failed = await mailContent('payment-failed', 'ar', PARAMS['payment-failed'])
  expect(failed.paragraphs[0]).toContain('\u2068WT-1\u2069')
  const gift = await mailContent('gift-code', 'ar', { ...PARAMS['gift-code'], message: 'Read it\nto the dog.' })
  expect(gift.paragraphs[0]).toBe('> Read it\nto the dog.')
  expect(JSON.stringify([gift.facts, gift.button, gift.paragraphs.at(-1)])).not.toMatch(/[\u2068\u2069]/)
})

test('mails of the newsletter can be left in one press; a contact notice is answered to its sender', async () => {
  const sent = async (name: TemplateName) => {
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from: 'shop@wagtale.example',
      to: 'x@example.com',
      text: 'x',
      ...TEMPLATES[name].headers(PARAMS[name]),
    })
    return simpleParser(Buffer.isBuffer(message) ? message : '')
  }
  for (const name of ['newsletter-confirm', 'newsletter-welcome'] as const) {
    const { headers } = await sent(name)
    expect(headers.get('list')).toMatchObject({
      unsubscribe: { url: 'https://wagtale.example/api/newsletter/leave?token=t' },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    })
  }
  expect((await sent('contact-notice')).replyTo?.text).toBe('ann@example.com')
  const reply = await sent('contact-reply')
  expect([reply.inReplyTo, reply.references]).toEqual(['<2@wagtale>', ['<1@wagtale>', '<2@wagtale>']])
  expect(TEMPLATES['contact-reply'].headers({ ...PARAMS['contact-reply'], thread: '' })).toMatchObject({ headers: {} })
})

test.each(LANGUAGES)(
  'in %s the words that name a paper are its link; the plain text shows the address',
  async (language) => {
    const { html, text } = await composeMail('order', language, PARAMS.order)
    const words = new RegExp(`<a href="${invoice.replace(/[?&=]/g, '\\$&')}"[^>]*>([^<]+)</a></p>`).exec(html)?.[1]
    expect(words).toMatch(/PDF/)
    expect(words).not.toMatch(/[:：\s]$/)
    expect(html).not.toContain(`>${invoice}<`)
    expect(text).toContain(invoice)
  },
)

test('a code stands on a ticket and in the plain text, the first line is what a list of mails shows, and no address that a visitor typed can be pressed', async () => {
  const { html, text } = await composeMail('gift-code', 'de', {
    ...PARAMS['gift-code'],
    message: 'Schau <b>hier</b>: https://evil.example/wagtale.example',
  })
  expect(text).toContain('Geschenkcode: ACDE3467')
  expect(text).toContain('\n> Schau <b>hier</b>')
  expect(html).toContain('<bdi dir="ltr">ACDE3467</bdi>')
  expect(/<body[^>]*>\s*<div style="display:none[^>]*>([^&<]*)/.exec(html)?.[1]).toBe('Schau ')
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([link, link, link])
  expect(html).not.toContain('<b>')
})

test('an address in a letter breaks after an @, a dot or a slash, and is whole in its link and in the plain text', async () => {
  const { html, text } = await composeMail('contact-notice', 'en', PARAMS['contact-notice'])
  expect(html).toContain('Ann, ann@<wbr>example.<wbr>com. Answering')
  expect(html).toContain('href="mailto:ann@example.com"')
  expect(text).toContain('ann@example.com')
  const card = await composeMail('gift-code', 'en', PARAMS['gift-code'])
  expect(card.html).toMatch(
    new RegExp(`<a href="${link}"[^>]*>https://<wbr>wagtale.<wbr>example/<wbr>access/<wbr>t</a>`),
  )
})
