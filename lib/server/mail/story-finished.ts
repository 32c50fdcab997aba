import { letter, type MailTexts } from './letter'

/** {title}: of the book. */
const WORDS: MailTexts = {
  en: {
    subject: 'Your story is ready: {title}',
    heading: '{title} is ready to read',
    button: 'Open the book',
    lines: [
      'All twenty pages are written and illustrated.',
      'Read it on the screen, or download it as a PDF to print and keep.',
    ],
    note: 'You get this letter because this address was given when the story was made. Keep the link: whoever has it can read the book.',
  },
  es: {
    subject: 'Tu cuento está listo: {title}',
    heading: '{title} ya se puede leer',
    button: 'Abrir el libro',
    lines: [
      'Las veinte páginas están escritas e ilustradas.',
      'Léelo en pantalla o descárgalo en PDF para imprimirlo y guardarlo.',
    ],
    note: 'Recibes esta carta porque se dio esta dirección al crear el cuento. Guarda el enlace: quien lo tenga podrá leer el libro.',
  },
  fr: {
    subject: 'Votre histoire est prête : {title}',
    heading: '{title} est prête à lire',
    button: 'Ouvrir le livre',
    lines: [
      'Les vingt pages sont écrites et illustrées.',
      "Lisez-la à l'écran, ou téléchargez le PDF pour l'imprimer et le garder.",
    ],
    note: "Vous recevez cette lettre parce que cette adresse a été donnée lors de la création de l'histoire. Gardez le lien : toute personne qui l'a peut lire le livre.",
  },
  de: {
    subject: 'Deine Geschichte ist fertig: {title}',
    heading: '{title} kann gelesen werden',
    button: 'Das Buch öffnen',
    lines: [
      'Alle zwanzig Seiten sind geschrieben und illustriert.',
      'Lies sie am Bildschirm oder lade das PDF herunter, zum Drucken und Behalten.',
    ],
    note: 'Dieser Brief kommt, weil diese Adresse beim Anlegen der Geschichte angegeben wurde. Bewahre den Link auf: Wer ihn hat, kann das Buch lesen.',
  },
  it: {
    subject: 'La tua storia è pronta: {title}',
    heading: '{title} è pronta da leggere',
    button: 'Apri il libro',
    lines: [
      'Tutte le venti pagine sono scritte e illustrate.',
      'Leggila sullo schermo, o scarica il PDF da stampare e conservare.',
    ],
    note: 'Ricevi questa lettera perché questo indirizzo è stato dato alla creazione della storia. Conserva il link: chi lo ha può leggere il libro.',
  },
  pt: {
    subject: 'A sua história está pronta: {title}',
    heading: '{title} está pronta para ler',
    button: 'Abrir o livro',
    lines: [
      'As vinte páginas estão escritas e ilustradas.',
      'Leia no ecrã, ou descarregue o PDF para imprimir e guardar.',
    ],
    note: 'Recebe esta carta porque este endereço foi indicado quando a história foi criada. Guarde a ligação: quem a tiver pode ler o livro.',
  },
  zh: {
    subject: '您的故事完成了：{title}',
    heading: '《{title}》可以读了',
    button: '打开这本书',
    lines: ['二十页的文字和插图都已完成。', '可以在屏幕上阅读，也可以下载 PDF 打印保存。'],
    note: '您收到这封信，是因为制作故事时填写了这个邮箱。请保管好链接：有链接的人都能阅读这本书。',
  },
  ja: {
    subject: 'おはなしができあがりました：{title}',
    heading: '「{title}」を読めます',
    button: '本をひらく',
    lines: [
      '20ページすべての文章と絵がそろいました。',
      '画面で読むことも、PDFをダウンロードして印刷することもできます。',
    ],
    note: 'おはなしの作成時にこのアドレスが入力されたため、お送りしています。リンクを持っている人はだれでも本を読めますので、大切に保管してください。',
  },
  hi: {
    subject: 'आपकी कहानी तैयार है: {title}',
    heading: '{title} पढ़ने के लिए तैयार है',
    button: 'किताब खोलें',
    lines: ['सभी बीस पन्ने लिखे और चित्रित हो चुके हैं।', 'इसे स्क्रीन पर पढ़ें, या छापने और सँभालकर रखने के लिए PDF डाउनलोड करें।'],
    note: 'यह पत्र इसलिए आया है क्योंकि कहानी बनाते समय यह पता दिया गया था। लिंक सँभालकर रखें: जिसके पास यह है, वह किताब पढ़ सकता है।',
  },
  ar: {
    subject: 'قصتك جاهزة: {title}',
    heading: '{title} جاهزة للقراءة',
    button: 'افتح الكتاب',
    lines: ['الصفحات العشرون كلها مكتوبة ومرسومة.', 'اقرأها على الشاشة، أو نزّل ملف PDF لطباعته والاحتفاظ به.'],
    note: 'وصلتك هذه الرسالة لأن هذا العنوان أُعطي عند إنشاء القصة. احتفظ بالرابط: من يملكه يستطيع قراءة الكتاب.',
  },
}

export const storyFinished = letter(WORDS)
