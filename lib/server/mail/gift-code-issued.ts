// A code that the shop itself gives somebody.
import { letter, type MailTexts } from './letter'

/** {code}, {until} */
const WORDS: MailTexts = {
  en: {
    subject: 'A story from Wagtale, for you',
    heading: 'Wagtale gives you a story',
    facts: ['Your gift code', 'Good until'],
    button: 'Make the book',
    lines: [
      'The gift is a whole picture book, starring a child and the animals you choose. Tell us who they are, read the beginning, and the code pays for the rest.',
    ],
    note: 'The code covers the digital book of 20 pages, as a PDF too. A printed book is ordered and paid for separately.',
  },
  es: {
    subject: 'Un cuento de Wagtale para ti',
    heading: 'Wagtale te regala un cuento',
    facts: ['Tu código de regalo', 'Válido hasta'],
    button: 'Crear el libro',
    lines: [
      'El regalo es un libro ilustrado completo, con un niño y los animales que elijas. Cuéntanos quiénes son, lee el comienzo, y el código paga el resto.',
    ],
    note: 'El código cubre el libro digital de 20 páginas, también en PDF. El libro impreso se pide y se paga aparte.',
  },
  fr: {
    subject: 'Une histoire de Wagtale pour vous',
    heading: 'Wagtale vous offre une histoire',
    facts: ['Votre code cadeau', "Valable jusqu'au"],
    button: 'Créer le livre',
    lines: [
      'Le cadeau est un livre illustré entier, avec un enfant et les animaux de votre choix. Dites-nous qui ils sont, lisez le début, et le code paie la suite.',
    ],
    note: 'Le code couvre le livre numérique de 20 pages, aussi en PDF. Un livre imprimé se commande et se paie à part.',
  },
  de: {
    subject: 'Eine Geschichte von Wagtale für dich',
    heading: 'Wagtale schenkt dir eine Geschichte',
    facts: ['Dein Geschenkcode', 'Gültig bis'],
    button: 'Das Buch machen',
    lines: [
      'Das Geschenk ist ein ganzes Bilderbuch mit einem Kind und den Tieren deiner Wahl. Erzähl uns, wer sie sind, lies den Anfang, und der Code bezahlt den Rest.',
    ],
    note: 'Der Code gilt für das digitale Buch mit 20 Seiten, auch als PDF. Ein gedrucktes Buch wird extra bestellt und bezahlt.',
  },
  it: {
    subject: 'Una storia da Wagtale per te',
    heading: 'Wagtale ti regala una storia',
    facts: ['Il tuo codice regalo', 'Valido fino al'],
    button: 'Crea il libro',
    lines: [
      'Il regalo è un libro illustrato intero, con un bambino e gli animali che scegli tu. Raccontaci chi sono, leggi l’inizio, e il codice paga il resto.',
    ],
    note: 'Il codice vale per il libro digitale di 20 pagine, anche in PDF. Un libro stampato si ordina e si paga a parte.',
  },
  pt: {
    subject: 'Uma história da Wagtale para si',
    heading: 'A Wagtale oferece-lhe uma história',
    facts: ['O seu código de oferta', 'Válido até'],
    button: 'Criar o livro',
    lines: [
      'O presente é um livro ilustrado inteiro, com uma criança e os animais que escolher. Diga-nos quem são, leia o início, e o código paga o resto.',
    ],
    note: 'O código cobre o livro digital de 20 páginas, também em PDF. Um livro impresso é encomendado e pago à parte.',
  },
  zh: {
    subject: 'Wagtale 送您一个故事',
    heading: 'Wagtale 送您一个故事',
    facts: ['您的礼品码', '有效期至'],
    button: '制作这本书',
    lines: ['礼物是一整本图画书，主角是孩子和您挑选的动物。告诉我们他们是谁，读一读开头，其余的由礼品码付款。'],
    note: '礼品码包含 20 页的电子书和 PDF。印刷书需另外订购和付款。',
  },
  ja: {
    subject: 'Wagtale からおはなしの贈り物です',
    heading: 'Wagtale からおはなしの贈り物です',
    facts: ['ギフトコード', '有効期限'],
    button: '本をつくる',
    lines: [
      '贈り物は、お子さまとお好きな動物たちが主役の絵本1冊です。だれが登場するかを教えて、はじまりを読んでください。続きはコードでお支払いいただけます。',
    ],
    note: 'コードで20ページのデジタル絵本とPDFがつくれます。印刷した本は別にご注文とお支払いが必要です。',
  },
  hi: {
    subject: 'Wagtale की ओर से आपके लिए एक कहानी',
    heading: 'Wagtale आपको एक कहानी भेंट करता है',
    facts: ['आपका गिफ़्ट कोड', 'इस तारीख़ तक मान्य'],
    button: 'किताब बनाएँ',
    lines: [
      'उपहार एक पूरी चित्र-पुस्तक है, जिसमें एक बच्चा और आपके चुने हुए जानवर हैं। बताइए वे कौन हैं, शुरुआत पढ़िए, और बाक़ी का भुगतान कोड करेगा।',
    ],
    note: 'कोड में 20 पन्नों की डिजिटल किताब और PDF शामिल है। छपी हुई किताब अलग से मँगाई और चुकाई जाती है।',
  },
  ar: {
    subject: 'قصة لك من Wagtale',
    heading: 'تهديك Wagtale قصة',
    facts: ['رمز هديتك', 'صالح حتى'],
    button: 'اصنع الكتاب',
    lines: [
      'الهدية كتاب مصوّر كامل، بطله طفل والحيوانات التي تختارها. أخبرنا من هم، واقرأ البداية، والرمز يدفع ثمن الباقي.',
    ],
    note: 'يغطي الرمز الكتاب الرقمي المكوّن من 20 صفحة وملف PDF. الكتاب المطبوع يُطلب ويُدفع ثمنه على حدة.',
  },
}

export const giftCodeIssued = letter(WORDS, { keys: ['code', 'until'] })
