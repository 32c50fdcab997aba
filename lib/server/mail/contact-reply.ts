// What a person of the shop wrote back, with what it answers. {body}, {message}, {subject}, {name}
import { supportEmail } from '@/lib/platform/support-email'
import type { MailText } from './layout'
import { letter, type MailTexts } from './letter'

const SUBJECT = 'Re: {subject}'
const BODY = '{body}'

const REPLY: MailTexts = {
  en: {
    subject: SUBJECT,
    heading: 'An answer to your message',
    button: 'Write back',
    lines: [BODY, 'You wrote:', '> {message}'],
    note: 'This letter answers a message that {name} sent on our contact page. You can simply reply to it.',
  },
  es: {
    subject: SUBJECT,
    heading: 'Respuesta a tu mensaje',
    button: 'Responder',
    lines: [BODY, 'Escribiste:', '> {message}'],
    note: 'Esta carta responde a un mensaje que {name} envió en nuestra página de contacto. Puedes contestarla sin más.',
  },
  fr: {
    subject: SUBJECT,
    heading: 'Une réponse à votre message',
    button: 'Répondre',
    lines: [BODY, 'Vous avez écrit :', '> {message}'],
    note: 'Cette lettre répond à un message que {name} a envoyé sur notre page de contact. Il suffit d’y répondre.',
  },
  de: {
    subject: SUBJECT,
    heading: 'Eine Antwort auf deine Nachricht',
    button: 'Zurückschreiben',
    lines: [BODY, 'Du hast geschrieben:', '> {message}'],
    note: 'Dieser Brief antwortet auf eine Nachricht, die {name} auf unserer Kontaktseite geschrieben hat. Du kannst einfach darauf antworten.',
  },
  it: {
    subject: SUBJECT,
    heading: 'Una risposta al tuo messaggio',
    button: 'Rispondi',
    lines: [BODY, 'Hai scritto:', '> {message}'],
    note: 'Questa lettera risponde a un messaggio che {name} ha inviato dalla nostra pagina dei contatti. Basta rispondere.',
  },
  pt: {
    subject: SUBJECT,
    heading: 'Uma resposta à sua mensagem',
    button: 'Responder',
    lines: [BODY, 'Escreveu:', '> {message}'],
    note: 'Esta carta responde a uma mensagem que {name} enviou na nossa página de contacto. Pode simplesmente responder-lhe.',
  },
  zh: {
    subject: SUBJECT,
    heading: '对您留言的回复',
    button: '回信',
    lines: [BODY, '您写道：', '> {message}'],
    note: '这封信回复的是 {name} 在联系页面的留言。直接回复即可。',
  },
  ja: {
    subject: SUBJECT,
    heading: 'お問い合わせへのお返事',
    button: '返信する',
    lines: [BODY, 'いただいたメッセージ：', '> {message}'],
    note: '{name} さまがお問い合わせページから送られたメッセージへのお返事です。このままご返信いただけます。',
  },
  hi: {
    subject: SUBJECT,
    heading: 'आपके संदेश का जवाब',
    button: 'जवाब लिखें',
    lines: [BODY, 'आपने लिखा था:', '> {message}'],
    note: 'यह पत्र उस संदेश का जवाब है जो {name} ने हमारे संपर्क पन्ने पर भेजा था। आप सीधे इसका जवाब दे सकते हैं।',
  },
  ar: {
    subject: SUBJECT,
    heading: 'رد على رسالتك',
    button: 'اكتب إلينا',
    lines: [BODY, 'كتبتَ:', '> {message}'],
    note: 'هذه الرسالة رد على رسالة أرسلها {name} من صفحة الاتصال. يمكنك الرد عليها مباشرة.',
  },
}

export const contactReply = (language: string): MailText =>
  letter(REPLY, { href: `mailto:${supportEmail()}` })(language)
