import { letter, type MailTexts } from './letter'

/** {link}, {minutes} */
const WORDS: MailTexts = {
  en: {
    subject: 'Your books are here',
    heading: 'Bring your books to another browser',
    button: 'Find my stories',
    lines: [
      'Somebody, we hope you, asked on our site for the books that belong to this address.',
      'Open the link in the browser in which you want to have them. It works once, and for {minutes} minutes.',
    ],
    note: 'If it wasn’t you, do nothing: your books stay where they are. Don’t pass this link on.',
  },
  es: {
    subject: 'Tus libros están aquí',
    heading: 'Lleva tus libros a otro navegador',
    button: 'Encontrar mis cuentos',
    lines: [
      'Alguien, esperamos que tú, ha pedido en nuestro sitio los libros de esta dirección.',
      'Abre el enlace en el navegador en el que quieras tenerlos. Funciona una vez y durante {minutes} minutos.',
    ],
    note: 'Si no has sido tú, no hagas nada: tus libros se quedan donde están. No compartas este enlace.',
  },
  fr: {
    subject: 'Vos livres sont ici',
    heading: 'Emportez vos livres dans un autre navigateur',
    button: 'Retrouver mes histoires',
    lines: [
      "Quelqu'un, vous nous l'espérons, a demandé sur notre site les livres de cette adresse.",
      'Ouvrez le lien dans le navigateur où vous voulez les avoir. Il fonctionne une fois, pendant {minutes} minutes.',
    ],
    note: "Si ce n'était pas vous, ne faites rien : vos livres restent où ils sont. Ne transmettez pas ce lien.",
  },
  de: {
    subject: 'Deine Bücher sind hier',
    heading: 'Hol deine Bücher in einen anderen Browser',
    button: 'Meine Geschichten finden',
    lines: [
      'Jemand, hoffentlich du, hat auf unserer Seite nach den Büchern dieser Adresse gefragt.',
      'Öffne den Link in dem Browser, in dem du sie haben willst. Er gilt einmal und {minutes} Minuten lang.',
    ],
    note: 'Wenn du es nicht warst, tu nichts: Deine Bücher bleiben, wo sie sind. Gib diesen Link nicht weiter.',
  },
  it: {
    subject: 'I tuoi libri sono qui',
    heading: 'Porta i tuoi libri in un altro browser',
    button: 'Trova le mie storie',
    lines: [
      'Qualcuno, speriamo tu, ha chiesto sul nostro sito i libri di questo indirizzo.',
      'Apri il link nel browser in cui vuoi averli. Funziona una volta sola, per {minutes} minuti.',
    ],
    note: 'Se non sei stato tu, non fare niente: i tuoi libri restano dove sono. Non condividere questo link.',
  },
  pt: {
    subject: 'Os seus livros estão aqui',
    heading: 'Leve os seus livros para outro navegador',
    button: 'Encontrar as minhas histórias',
    lines: [
      'Alguém, esperamos que tenha sido você, pediu no nosso site os livros deste endereço.',
      'Abra a ligação no navegador em que os quer ter. Funciona uma vez e durante {minutes} minutos.',
    ],
    note: 'Se não foi você, não faça nada: os seus livros ficam onde estão. Não partilhe esta ligação.',
  },
  zh: {
    subject: '您的书在这里',
    heading: '把您的书带到另一个浏览器',
    button: '找回我的故事',
    lines: [
      '有人（希望就是您）在我们的网站上查找属于这个邮箱的书。',
      '请在您想保存它们的浏览器里打开链接。链接只能用一次，{minutes} 分钟内有效。',
    ],
    note: '如果不是您本人，请不用理会：您的书不会动。请不要转发这个链接。',
  },
  ja: {
    subject: 'あなたの本はこちらです',
    heading: '別のブラウザーに本を移す',
    button: 'わたしのおはなしを探す',
    lines: [
      'どなたか、おそらくお客さまが、このアドレスの本をサイトでお探しになりました。',
      '本を置きたいブラウザーでリンクを開いてください。使えるのは一度だけ、{minutes}分間です。',
    ],
    note: 'お心あたりがなければ、そのままにしてください。本は今の場所に残ります。このリンクは転送しないでください。',
  },
  hi: {
    subject: 'आपकी किताबें यहाँ हैं',
    heading: 'अपनी किताबें दूसरे ब्राउज़र में लाएँ',
    button: 'मेरी कहानियाँ खोजें',
    lines: [
      'किसी ने, शायद आपने ही, हमारी साइट पर इस पते की किताबें माँगी हैं।',
      'जिस ब्राउज़र में किताबें चाहिए, उसमें लिंक खोलें। यह एक ही बार और {minutes} मिनट तक चलता है।',
    ],
    note: 'अगर आपने नहीं माँगा, तो कुछ मत कीजिए: किताबें वहीं रहेंगी। यह लिंक आगे न भेजें।',
  },
  ar: {
    subject: 'كتبك هنا',
    heading: 'انقل كتبك إلى متصفح آخر',
    button: 'اعثر على قصصي',
    lines: [
      'طلب أحدهم، ونرجو أن تكون أنت، الكتب التابعة لهذا العنوان في موقعنا.',
      'افتح الرابط في المتصفح الذي تريدها فيه. يعمل الرابط مرة واحدة ولمدة {minutes} دقيقة.',
    ],
    note: 'إن لم تكن أنت فلا تفعل شيئًا: ستبقى كتبك حيث هي. لا تشارك هذا الرابط.',
  },
}

export const findStories = letter(WORDS)
