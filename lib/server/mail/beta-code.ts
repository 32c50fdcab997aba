import { letter, type MailTexts } from './letter'

/** {name}, {code} */
const WORDS: MailTexts = {
  en: {
    subject: 'Welcome to the Wagtale beta program',
    heading: 'Welcome aboard, {name}',
    facts: ['Your gift code'],
    button: 'Start creating stories',
    lines: [
      'Your code makes up to 10 free digital stories. Please make at least three different ones, and tell us what you think of them.',
    ],
    note: 'The code covers digital stories only. Printed books are bought separately.',
  },
  es: {
    subject: 'Te damos la bienvenida al programa beta de Wagtale',
    heading: 'Te damos la bienvenida, {name}',
    facts: ['Tu código de regalo'],
    button: 'Empezar a crear cuentos',
    lines: [
      'Tu código permite crear hasta 10 cuentos digitales gratis. Crea al menos tres distintos y cuéntanos qué te parecen.',
    ],
    note: 'El código cubre solo cuentos digitales. Los libros impresos se compran aparte.',
  },
  fr: {
    subject: 'Bienvenue dans le programme bêta de Wagtale',
    heading: 'Bienvenue à bord, {name}',
    facts: ['Votre code cadeau'],
    button: 'Commencer à créer',
    lines: [
      "Votre code permet de créer jusqu'à 10 histoires numériques gratuites. Créez-en au moins trois différentes et dites-nous ce que vous en pensez.",
    ],
    note: "Le code ne couvre que les histoires numériques. Les livres imprimés s'achètent à part.",
  },
  de: {
    subject: 'Willkommen im Beta-Programm von Wagtale',
    heading: 'Willkommen an Bord, {name}',
    facts: ['Dein Geschenkcode'],
    button: 'Geschichten machen',
    lines: [
      'Dein Code reicht für bis zu 10 kostenlose digitale Geschichten. Mach mindestens drei verschiedene und sag uns, was du davon hältst.',
    ],
    note: 'Der Code gilt nur für digitale Geschichten. Gedruckte Bücher werden extra gekauft.',
  },
  it: {
    subject: 'Benvenuto nel programma beta di Wagtale',
    heading: 'Benvenuto a bordo, {name}',
    facts: ['Il tuo codice regalo'],
    button: 'Inizia a creare storie',
    lines: [
      'Il tuo codice vale per un massimo di 10 storie digitali gratuite. Creane almeno tre diverse e dicci che cosa ne pensi.',
    ],
    note: 'Il codice vale solo per le storie digitali. I libri stampati si acquistano a parte.',
  },
  pt: {
    subject: 'Bem-vindo ao programa beta da Wagtale',
    heading: 'Bem-vindo a bordo, {name}',
    facts: ['O seu código de oferta'],
    button: 'Começar a criar histórias',
    lines: [
      'O seu código dá para até 10 histórias digitais grátis. Crie pelo menos três diferentes e diga-nos o que acha.',
    ],
    note: 'O código cobre apenas histórias digitais. Os livros impressos compram-se à parte.',
  },
  zh: {
    subject: '欢迎加入 Wagtale 测试计划',
    heading: '欢迎您，{name}',
    facts: ['您的礼品码'],
    button: '开始创作故事',
    lines: ['您的礼品码最多可以免费制作 10 个电子故事。请至少制作三个不同的故事，并告诉我们您的想法。'],
    note: '礼品码只包含电子故事。印刷书需另行购买。',
  },
  ja: {
    subject: 'Wagtale ベータプログラムへようこそ',
    heading: '{name} さん、ようこそ',
    facts: ['ギフトコード'],
    button: 'おはなしをつくりはじめる',
    lines: [
      'このコードで、デジタル絵本を10冊まで無料でつくれます。少なくとも3つの違うおはなしをつくって、ご感想をお聞かせください。',
    ],
    note: 'コードはデジタル絵本だけに使えます。印刷した本は別売りです。',
  },
  hi: {
    subject: 'Wagtale बीटा कार्यक्रम में आपका स्वागत है',
    heading: 'स्वागत है, {name}',
    facts: ['आपका गिफ़्ट कोड'],
    button: 'कहानियाँ बनाना शुरू करें',
    lines: ['आपके कोड से 10 तक मुफ़्त डिजिटल कहानियाँ बन सकती हैं। कम से कम तीन अलग-अलग कहानियाँ बनाइए और अपनी राय बताइए।'],
    note: 'कोड केवल डिजिटल कहानियों के लिए है। छपी हुई किताबें अलग से ख़रीदी जाती हैं।',
  },
  ar: {
    subject: 'أهلًا بك في البرنامج التجريبي من Wagtale',
    heading: 'أهلًا بك، {name}',
    facts: ['رمز الهدية'],
    button: 'ابدأ بصنع القصص',
    lines: ['رمزك يصنع حتى 10 قصص رقمية مجانية. اصنع ثلاث قصص مختلفة على الأقل، وأخبرنا برأيك فيها.'],
    note: 'الرمز للقصص الرقمية فقط. الكتب المطبوعة تُشترى على حدة.',
  },
}

export const betaCode = letter(WORDS, { keys: ['code'] })
