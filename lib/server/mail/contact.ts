import type { MailText } from './layout'
import { letter, type MailTexts } from './letter'

// Nothing of what was typed is in it: anybody can type anybody's address into the form.
const RECEIVED: MailTexts = {
  en: {
    subject: 'Your message has arrived',
    heading: 'Thank you for writing',
    button: 'Questions and answers',
    lines: ['A person reads it, and answers within 24 hours.', 'We are here Monday to Friday, 9AM to 6PM EST.'],
    note: 'You get this letter because this address was given on our contact page. If it wasn’t you, there is nothing to do.',
  },
  es: {
    subject: 'Tu mensaje ha llegado',
    heading: 'Gracias por escribir',
    button: 'Preguntas y respuestas',
    lines: ['Lo lee una persona, que contesta en 24 horas.', 'Estamos de lunes a viernes, de 9 a 18 h (EST).'],
    note: 'Recibes esta carta porque se dio esta dirección en nuestra página de contacto. Si no has sido tú, no hace falta hacer nada.',
  },
  fr: {
    subject: 'Votre message est arrivé',
    heading: 'Merci de nous avoir écrit',
    button: 'Questions et réponses',
    lines: [
      'Une personne le lit et répond sous 24 heures.',
      'Nous sommes là du lundi au vendredi, de 9 h à 18 h (EST).',
    ],
    note: 'Vous recevez cette lettre parce que cette adresse a été donnée sur notre page de contact. Si ce n’était pas vous, il n’y a rien à faire.',
  },
  de: {
    subject: 'Deine Nachricht ist da',
    heading: 'Danke, dass du schreibst',
    button: 'Fragen und Antworten',
    lines: [
      'Ein Mensch liest sie und antwortet innerhalb von 24 Stunden.',
      'Wir sind Montag bis Freitag von 9 bis 18 Uhr (EST) da.',
    ],
    note: 'Dieser Brief kommt, weil diese Adresse auf unserer Kontaktseite angegeben wurde. Wenn du es nicht warst, ist nichts zu tun.',
  },
  it: {
    subject: 'Il tuo messaggio è arrivato',
    heading: 'Grazie di averci scritto',
    button: 'Domande e risposte',
    lines: [
      'Lo legge una persona, che risponde entro 24 ore.',
      'Ci siamo dal lunedì al venerdì, dalle 9 alle 18 (EST).',
    ],
    note: 'Ricevi questa lettera perché questo indirizzo è stato dato nella nostra pagina dei contatti. Se non sei stato tu, non devi fare niente.',
  },
  pt: {
    subject: 'A sua mensagem chegou',
    heading: 'Obrigado por escrever',
    button: 'Perguntas e respostas',
    lines: ['Uma pessoa lê-a e responde em 24 horas.', 'Estamos cá de segunda a sexta, das 9h às 18h (EST).'],
    note: 'Recebe esta carta porque este endereço foi indicado na nossa página de contacto. Se não foi você, não precisa de fazer nada.',
  },
  zh: {
    subject: '您的留言已收到',
    heading: '谢谢您的来信',
    button: '常见问题',
    lines: ['会有人阅读，并在 24 小时内回复。', '我们的工作时间是周一至周五，上午 9 点到下午 6 点（EST）。'],
    note: '您收到这封信，是因为有人在联系页面填写了这个邮箱。如果不是您，不必做任何事。',
  },
  ja: {
    subject: 'メッセージを受け取りました',
    heading: 'ご連絡ありがとうございます',
    button: 'よくある質問',
    lines: ['担当の者が読み、24時間以内にお返事します。', '受付は月曜から金曜、9時から18時（EST）です。'],
    note: 'お問い合わせページでこのアドレスが入力されたため、お送りしています。お心あたりがなければ、何もしていただく必要はありません。',
  },
  hi: {
    subject: 'आपका संदेश मिल गया',
    heading: 'लिखने के लिए धन्यवाद',
    button: 'सवाल और जवाब',
    lines: ['कोई इंसान इसे पढ़ता है और 24 घंटे में जवाब देता है।', 'हम सोमवार से शुक्रवार, सुबह 9 से शाम 6 बजे (EST) तक हैं।'],
    note: 'यह पत्र इसलिए आया है क्योंकि हमारे संपर्क पन्ने पर यह पता दिया गया था। अगर आपने नहीं दिया, तो कुछ करने की ज़रूरत नहीं।',
  },
  ar: {
    subject: 'وصلت رسالتك',
    heading: 'شكرًا لأنك كتبت إلينا',
    button: 'أسئلة وأجوبة',
    lines: ['يقرؤها إنسان ويجيب خلال 24 ساعة.', 'نحن هنا من الاثنين إلى الجمعة، من 9 صباحًا إلى 6 مساءً (EST).'],
    note: 'وصلتك هذه الرسالة لأن هذا العنوان أُعطي في صفحة الاتصال. إن لم تكن أنت فلا حاجة إلى فعل شيء.',
  },
}

export const contactReceived = letter(RECEIVED, { href: '{link}' })

/** To the people who look after the shop, in English. */
export const contactNotice = (): MailText => ({
  subject: '{subject}: {name}',
  heading: '{name} has written',
  lines: ['{message}'],
  button: { label: 'Answer', href: 'mailto:{email}' },
  note: '{name}, {email}. Answering this letter answers them.',
})
