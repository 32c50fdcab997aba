// A story given: to whoever bought it, and to whoever gets it.
import { letter, type MailTexts } from './letter'

/** {order}, {amount}, {recipient}, {code} */
const GIFT_BOUGHT: MailTexts = {
  en: {
    subject: 'Your gift for {recipient}: order {order}',
    heading: 'Your gift is wrapped',
    facts: ['Order', 'Paid', 'Gift code'],
    button: 'See and print the card',
    lines: [
      'Thank you for your order. The gift card for {recipient} can be seen, printed and folded at the link below.',
      'Where you gave an email address and a day, the code is mailed on that day.',
    ],
    note: 'The gift code makes one whole digital book and is good for three years. Whoever has the link can see the code.',
  },
  es: {
    subject: 'Tu regalo para {recipient}: pedido {order}',
    heading: 'Tu regalo está envuelto',
    facts: ['Pedido', 'Pagado', 'Código de regalo'],
    button: 'Ver e imprimir la tarjeta',
    lines: [
      'Gracias por tu pedido. La tarjeta regalo para {recipient} se puede ver, imprimir y doblar en el enlace de abajo.',
      'Si diste un correo y un día, el código se envía ese día.',
    ],
    note: 'El código de regalo paga un libro digital completo y vale tres años. Quien tenga el enlace puede ver el código.',
  },
  fr: {
    subject: 'Votre cadeau pour {recipient} : commande {order}',
    heading: 'Votre cadeau est emballé',
    facts: ['Commande', 'Payé', 'Code cadeau'],
    button: 'Voir et imprimer la carte',
    lines: [
      "Merci pour votre commande. La carte cadeau pour {recipient} peut être vue, imprimée et pliée à l'aide du lien ci-dessous.",
      'Si vous avez donné une adresse et un jour, le code est envoyé ce jour-là.',
    ],
    note: 'Le code cadeau paie un livre numérique entier et reste valable trois ans. Toute personne qui a le lien peut voir le code.',
  },
  de: {
    subject: 'Dein Geschenk für {recipient}: Bestellung {order}',
    heading: 'Dein Geschenk ist verpackt',
    facts: ['Bestellung', 'Bezahlt', 'Geschenkcode'],
    button: 'Karte ansehen und drucken',
    lines: [
      'Danke für deine Bestellung. Die Geschenkkarte für {recipient} kannst du über den Link unten ansehen, drucken und falten.',
      'Hast du eine E-Mail-Adresse und einen Tag angegeben, wird der Code an diesem Tag verschickt.',
    ],
    note: 'Der Geschenkcode bezahlt ein ganzes digitales Buch und gilt drei Jahre. Wer den Link hat, kann den Code sehen.',
  },
  it: {
    subject: 'Il tuo regalo per {recipient}: ordine {order}',
    heading: 'Il tuo regalo è incartato',
    facts: ['Ordine', 'Pagato', 'Codice regalo'],
    button: 'Vedi e stampa il biglietto',
    lines: [
      'Grazie per il tuo ordine. Il biglietto regalo per {recipient} si può vedere, stampare e piegare dal link qui sotto.',
      'Se hai dato un indirizzo email e un giorno, il codice viene inviato quel giorno.',
    ],
    note: 'Il codice regalo paga un libro digitale intero e vale tre anni. Chi ha il link può vedere il codice.',
  },
  pt: {
    subject: 'O seu presente para {recipient}: encomenda {order}',
    heading: 'O seu presente está embrulhado',
    facts: ['Encomenda', 'Pago', 'Código de oferta'],
    button: 'Ver e imprimir o cartão',
    lines: [
      'Obrigado pela sua encomenda. O cartão para {recipient} pode ser visto, impresso e dobrado na ligação abaixo.',
      'Se indicou um email e um dia, o código é enviado nesse dia.',
    ],
    note: 'O código de oferta paga um livro digital inteiro e é válido por três anos. Quem tiver a ligação pode ver o código.',
  },
  zh: {
    subject: '您送给 {recipient} 的礼物：订单 {order}',
    heading: '礼物包好了',
    facts: ['订单', '已付', '礼品码'],
    button: '查看并打印贺卡',
    lines: [
      '感谢您的订购。送给 {recipient} 的礼品卡可以通过下面的链接查看、打印和折叠。',
      '如果您填写了邮箱和日期，礼品码会在那一天寄出。',
    ],
    note: '礼品码可以制作一本完整的电子书，有效期三年。拿到链接的人都能看到礼品码。',
  },
  ja: {
    subject: '{recipient} さんへの贈り物：ご注文 {order}',
    heading: '贈り物のご用意ができました',
    facts: ['ご注文', 'お支払い額', 'ギフトコード'],
    button: 'カードを見て印刷する',
    lines: [
      'ご注文ありがとうございます。{recipient} さんへのギフトカードは、下のリンクで見て、印刷して、折ることができます。',
      'メールアドレスと日付を入力された場合、その日にコードをお送りします。',
    ],
    note: 'ギフトコードでデジタルの本が1冊まるごとつくれます。有効期間は3年です。リンクを持つ人はだれでもコードを見られます。',
  },
  hi: {
    subject: '{recipient} के लिए आपका उपहार: ऑर्डर {order}',
    heading: 'आपका उपहार तैयार है',
    facts: ['ऑर्डर', 'भुगतान', 'गिफ़्ट कोड'],
    button: 'कार्ड देखें और छापें',
    lines: [
      'आपके ऑर्डर के लिए धन्यवाद। {recipient} का गिफ़्ट कार्ड नीचे के लिंक पर देखा, छापा और मोड़ा जा सकता है।',
      'अगर आपने ईमेल और दिन बताया है, तो कोड उसी दिन भेजा जाएगा।',
    ],
    note: 'गिफ़्ट कोड से एक पूरी डिजिटल किताब बनती है और यह तीन साल तक मान्य है। जिसके पास लिंक है, वह कोड देख सकता है।',
  },
  ar: {
    subject: 'هديتك إلى {recipient}: الطلب {order}',
    heading: 'هديتك مغلّفة',
    facts: ['الطلب', 'المدفوع', 'رمز الهدية'],
    button: 'شاهد البطاقة واطبعها',
    lines: [
      'شكرًا على طلبك. يمكن مشاهدة بطاقة الهدية إلى {recipient} وطباعتها وطيّها من الرابط أدناه.',
      'إذا أعطيت بريدًا إلكترونيًا ويومًا، يُرسل الرمز في ذلك اليوم.',
    ],
    note: 'رمز الهدية يصنع كتابًا رقميًا كاملًا وهو صالح لثلاث سنوات. من يملك الرابط يستطيع رؤية الرمز.',
  },
}

/** {recipient}, {sender}, {message}, {code}, {card} */
const GIFT_CODE: MailTexts = {
  en: {
    subject: '{sender} gives you a story',
    heading: 'Dear {recipient}, somebody gives you a story',
    facts: ['From', 'Gift code'],
    button: 'Make the book',
    lines: [
      '> {message}',
      'The gift is a whole picture book, starring a child and the animals you choose. Tell us who they are, read the beginning, and the code pays for the rest.',
      'The card that comes with it: {card}',
    ],
    note: 'The code covers the digital book of 20 pages, as a PDF too. A printed book is ordered and paid for separately.',
  },
  es: {
    subject: '{sender} te regala un cuento',
    heading: '{recipient}, alguien te regala un cuento',
    facts: ['De', 'Código de regalo'],
    button: 'Crear el libro',
    lines: [
      '> {message}',
      'El regalo es un libro ilustrado completo, con un niño y los animales que elijas. Cuéntanos quiénes son, lee el comienzo, y el código paga el resto.',
      'La tarjeta que lo acompaña: {card}',
    ],
    note: 'El código cubre el libro digital de 20 páginas, también en PDF. El libro impreso se pide y se paga aparte.',
  },
  fr: {
    subject: '{sender} vous offre une histoire',
    heading: '{recipient}, on vous offre une histoire',
    facts: ['De la part de', 'Code cadeau'],
    button: 'Créer le livre',
    lines: [
      '> {message}',
      'Le cadeau est un livre illustré entier, avec un enfant et les animaux de votre choix. Dites-nous qui ils sont, lisez le début, et le code paie la suite.',
      "La carte qui l'accompagne : {card}",
    ],
    note: 'Le code couvre le livre numérique de 20 pages, aussi en PDF. Un livre imprimé se commande et se paie à part.',
  },
  de: {
    subject: '{sender} schenkt dir eine Geschichte',
    heading: '{recipient}, jemand schenkt dir eine Geschichte',
    facts: ['Von', 'Geschenkcode'],
    button: 'Das Buch machen',
    lines: [
      '> {message}',
      'Das Geschenk ist ein ganzes Bilderbuch mit einem Kind und den Tieren deiner Wahl. Erzähl uns, wer sie sind, lies den Anfang, und der Code bezahlt den Rest.',
      'Die Karte dazu: {card}',
    ],
    note: 'Der Code gilt für das digitale Buch mit 20 Seiten, auch als PDF. Ein gedrucktes Buch wird extra bestellt und bezahlt.',
  },
  it: {
    subject: '{sender} ti regala una storia',
    heading: '{recipient}, qualcuno ti regala una storia',
    facts: ['Da', 'Codice regalo'],
    button: 'Crea il libro',
    lines: [
      '> {message}',
      'Il regalo è un libro illustrato intero, con un bambino e gli animali che scegli tu. Raccontaci chi sono, leggi l’inizio, e il codice paga il resto.',
      'Il biglietto che lo accompagna: {card}',
    ],
    note: 'Il codice vale per il libro digitale di 20 pagine, anche in PDF. Un libro stampato si ordina e si paga a parte.',
  },
  pt: {
    subject: '{sender} oferece-lhe uma história',
    heading: '{recipient}, alguém lhe oferece uma história',
    facts: ['De', 'Código de oferta'],
    button: 'Criar o livro',
    lines: [
      '> {message}',
      'O presente é um livro ilustrado inteiro, com uma criança e os animais que escolher. Diga-nos quem são, leia o início, e o código paga o resto.',
      'O cartão que o acompanha: {card}',
    ],
    note: 'O código cobre o livro digital de 20 páginas, também em PDF. Um livro impresso é encomendado e pago à parte.',
  },
  zh: {
    subject: '{sender} 送您一个故事',
    heading: '亲爱的 {recipient}，有人送您一个故事',
    facts: ['来自', '礼品码'],
    button: '制作这本书',
    lines: [
      '> {message}',
      '礼物是一整本图画书，主角是孩子和您挑选的动物。告诉我们他们是谁，读一读开头，其余的由礼品码付款。',
      '随礼物附上的贺卡：{card}',
    ],
    note: '礼品码包含 20 页的电子书和 PDF。印刷书需另外订购和付款。',
  },
  ja: {
    subject: '{sender} さんからおはなしの贈り物です',
    heading: '{recipient} さんへ、おはなしの贈り物です',
    facts: ['贈り主', 'ギフトコード'],
    button: '本をつくる',
    lines: [
      '> {message}',
      '贈り物は、お子さまとお好きな動物たちが主役の絵本1冊です。だれが登場するかを教えて、はじまりを読んでください。続きはコードでお支払いいただけます。',
      '贈り物のカード：{card}',
    ],
    note: 'コードで20ページのデジタル絵本とPDFがつくれます。印刷した本は別にご注文とお支払いが必要です。',
  },
  hi: {
    subject: '{sender} आपको एक कहानी भेंट करते हैं',
    heading: 'प्रिय {recipient}, कोई आपको एक कहानी भेंट कर रहा है',
    facts: ['की ओर से', 'गिफ़्ट कोड'],
    button: 'किताब बनाएँ',
    lines: [
      '> {message}',
      'उपहार एक पूरी चित्र-पुस्तक है, जिसमें एक बच्चा और आपके चुने हुए जानवर हैं। बताइए वे कौन हैं, शुरुआत पढ़िए, और बाक़ी का भुगतान कोड करेगा।',
      'साथ का कार्ड: {card}',
    ],
    note: 'कोड में 20 पन्नों की डिजिटल किताब और PDF शामिल है। छपी हुई किताब अलग से मँगाई और चुकाई जाती है।',
  },
  ar: {
    subject: '{sender} يهديك قصة',
    heading: 'إلى {recipient}: هناك من يهديك قصة',
    facts: ['من', 'رمز الهدية'],
    button: 'اصنع الكتاب',
    lines: [
      '> {message}',
      'الهدية كتاب مصوّر كامل، بطله طفل والحيوانات التي تختارها. أخبرنا من هم، واقرأ البداية، والرمز يدفع ثمن الباقي.',
      'البطاقة المرافقة: {card}',
    ],
    note: 'يغطي الرمز الكتاب الرقمي المكوّن من 20 صفحة وملف PDF. الكتاب المطبوع يُطلب ويُدفع ثمنه على حدة.',
  },
}

export const giftBought = letter(GIFT_BOUGHT, { keys: ['order', 'amount', 'code'] })
export const giftCode = letter(GIFT_CODE, { keys: ['sender', 'code'] })
