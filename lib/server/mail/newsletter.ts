import { letter, type MailTexts } from './letter'

const CONFIRM: MailTexts = {
  en: {
    subject: 'Shall we write to you?',
    heading: 'One press, and you are on the list',
    button: 'Yes, write to me',
    lines: [
      'Somebody, we hope you, asked for our letter: a new story idea, once a month.',
      'It starts when you press the button. Until then you get nothing else from us.',
    ],
    note: 'If it wasn’t you, do nothing. The address is forgotten after {days} days.',
  },
  es: {
    subject: '¿Te escribimos?',
    heading: 'Una pulsación y estás en la lista',
    button: 'Sí, escribidme',
    lines: [
      'Alguien, esperamos que tú, ha pedido nuestra carta: una idea nueva para un cuento, una vez al mes.',
      'Empieza cuando pulses el botón. Hasta entonces no recibirás nada más.',
    ],
    note: 'Si no has sido tú, no hagas nada. La dirección se olvida a los {days} días.',
  },
  fr: {
    subject: 'Voulez-vous que nous vous écrivions ?',
    heading: 'Un clic, et vous êtes sur la liste',
    button: 'Oui, écrivez-moi',
    lines: [
      'Quelqu’un, vous nous l’espérons, a demandé notre lettre : une nouvelle idée d’histoire, une fois par mois.',
      'Elle commence quand vous cliquez. D’ici là, vous ne recevrez rien d’autre.',
    ],
    note: 'Si ce n’était pas vous, ne faites rien. L’adresse est oubliée après {days} jours.',
  },
  de: {
    subject: 'Dürfen wir dir schreiben?',
    heading: 'Ein Klick, und du bist auf der Liste',
    button: 'Ja, schreibt mir',
    lines: [
      'Jemand, hoffentlich du, hat um unseren Brief gebeten: einmal im Monat eine neue Idee für eine Geschichte.',
      'Er kommt, sobald du auf den Knopf drückst. Bis dahin bekommst du sonst nichts von uns.',
    ],
    note: 'Wenn du es nicht warst, tu nichts. Die Adresse wird nach {days} Tagen vergessen.',
  },
  it: {
    subject: 'Ti scriviamo?',
    heading: 'Un clic, e sei nella lista',
    button: 'Sì, scrivetemi',
    lines: [
      'Qualcuno, speriamo tu, ha chiesto la nostra lettera: un’idea nuova per una storia, una volta al mese.',
      'Comincia quando premi il pulsante. Fino ad allora non ricevi altro.',
    ],
    note: 'Se non sei stato tu, non fare niente. L’indirizzo viene dimenticato dopo {days} giorni.',
  },
  pt: {
    subject: 'Podemos escrever-lhe?',
    heading: 'Um clique, e está na lista',
    button: 'Sim, escrevam-me',
    lines: [
      'Alguém, esperamos que tenha sido você, pediu a nossa carta: uma ideia nova para uma história, uma vez por mês.',
      'Começa quando carregar no botão. Até lá não recebe mais nada nosso.',
    ],
    note: 'Se não foi você, não faça nada. O endereço é esquecido ao fim de {days} dias.',
  },
  zh: {
    subject: '可以给您写信吗？',
    heading: '按一下，就加入名单',
    button: '好，给我写信',
    lines: [
      '有人（希望就是您）想收到我们的信：每月一个新的故事点子。',
      '按下按钮才会开始。在那之前，我们不会再发任何东西。',
    ],
    note: '如果不是您本人，请不用理会。{days} 天后我们会忘掉这个地址。',
  },
  ja: {
    subject: 'お手紙をお送りしてもよろしいですか？',
    heading: 'ボタンひとつで登録できます',
    button: 'はい、送ってください',
    lines: [
      'どなたか、おそらくお客さまが、月に一度のおはなしのたねのお手紙をご希望になりました。',
      'ボタンを押していただくと始まります。それまでは、ほかに何もお送りしません。',
    ],
    note: 'お心あたりがなければ、そのままにしてください。アドレスは{days}日後に消去されます。',
  },
  hi: {
    subject: 'क्या हम आपको लिखें?',
    heading: 'एक बटन, और आप सूची में हैं',
    button: 'हाँ, मुझे लिखिए',
    lines: [
      'किसी ने, शायद आपने ही, हमारा पत्र माँगा है: महीने में एक बार कहानी का नया विचार।',
      'बटन दबाने पर ही यह शुरू होगा। तब तक हम और कुछ नहीं भेजेंगे।',
    ],
    note: 'अगर आपने नहीं माँगा, तो कुछ मत कीजिए। {days} दिन बाद यह पता भुला दिया जाता है।',
  },
  ar: {
    subject: 'هل نكتب إليك؟',
    heading: 'ضغطة واحدة وتصبح في القائمة',
    button: 'نعم، اكتبوا إليّ',
    lines: [
      'طلب أحدهم، ونرجو أن تكون أنت، رسالتنا: فكرة قصة جديدة مرة في الشهر.',
      'تبدأ عندما تضغط الزر. وحتى ذلك الحين لن يصلك منا شيء آخر.',
    ],
    note: 'إن لم تكن أنت فلا تفعل شيئًا. يُنسى العنوان بعد {days} يومًا.',
  },
}

const WELCOME: MailTexts = {
  en: {
    subject: 'You are on the list',
    heading: 'Welcome to the letter',
    button: 'Make a story',
    lines: [
      'From now on, one new story idea a month: a place, a muddle, and somebody to get out of it.',
      'No other mail, and your address goes to nobody.',
    ],
    note: 'To leave, open {leave} and press once.',
  },
  es: {
    subject: 'Estás en la lista',
    heading: 'Te damos la bienvenida',
    button: 'Crear un cuento',
    lines: [
      'A partir de ahora, una idea nueva al mes: un lugar, un lío y alguien que sale de él.',
      'Ningún otro correo, y tu dirección no se la damos a nadie.',
    ],
    note: 'Para darte de baja, abre {leave} y pulsa una vez.',
  },
  fr: {
    subject: 'Vous êtes sur la liste',
    heading: 'Bienvenue dans la lettre',
    button: 'Créer une histoire',
    lines: [
      'Désormais, une nouvelle idée par mois : un lieu, un pétrin, et quelqu’un qui s’en sort.',
      'Aucun autre courrier, et votre adresse n’est donnée à personne.',
    ],
    note: 'Pour partir, ouvrez {leave} et cliquez une fois.',
  },
  de: {
    subject: 'Du bist auf der Liste',
    heading: 'Willkommen beim Brief',
    button: 'Eine Geschichte machen',
    lines: [
      'Ab jetzt jeden Monat eine neue Idee: ein Ort, ein Schlamassel und jemand, der herausfindet.',
      'Keine andere Post, und deine Adresse bekommt niemand.',
    ],
    note: 'Zum Abmelden {leave} öffnen und einmal drücken.',
  },
  it: {
    subject: 'Sei nella lista',
    heading: 'Ti diamo il benvenuto',
    button: 'Crea una storia',
    lines: [
      'Da adesso, un’idea nuova al mese: un luogo, un pasticcio e qualcuno che ne esce.',
      'Nessun’altra posta, e il tuo indirizzo non va a nessuno.',
    ],
    note: 'Per andartene, apri {leave} e premi una volta.',
  },
  pt: {
    subject: 'Está na lista',
    heading: 'Damos-lhe as boas-vindas',
    button: 'Criar uma história',
    lines: [
      'A partir de agora, uma ideia nova por mês: um lugar, uma trapalhada e alguém que sai dela.',
      'Mais nenhum correio, e o seu endereço não vai para ninguém.',
    ],
    note: 'Para sair, abra {leave} e carregue uma vez.',
  },
  zh: {
    subject: '您已加入名单',
    heading: '欢迎收信',
    button: '做一个故事',
    lines: [
      '从现在起，每月一个新点子：一个地方、一个麻烦，还有一个走出麻烦的人。',
      '没有别的邮件，您的地址也不会给任何人。',
    ],
    note: '想退订，请打开 {leave}，按一下即可。',
  },
  ja: {
    subject: '登録が完了しました',
    heading: 'ようこそ',
    button: 'おはなしを作る',
    lines: [
      'これから月に一度、新しいおはなしのたねをお届けします。ある場所と、ちょっとした困りごとと、それを切りぬけるだれか。',
      'ほかのメールはお送りしません。アドレスをだれかに渡すこともありません。',
    ],
    note: '解除するには {leave} を開いて、ボタンを一度押してください。',
  },
  hi: {
    subject: 'आप सूची में हैं',
    heading: 'पत्र में आपका स्वागत है',
    button: 'कहानी बनाएँ',
    lines: [
      'अब से हर महीने एक नया विचार: एक जगह, एक उलझन, और कोई जो उससे निकल आता है।',
      'और कोई मेल नहीं, और आपका पता किसी को नहीं दिया जाता।',
    ],
    note: 'हटने के लिए {leave} खोलिए और एक बार दबाइए।',
  },
  ar: {
    subject: 'أنت في القائمة',
    heading: 'أهلًا بك في الرسالة',
    button: 'أنشئ قصة',
    lines: ['من الآن فكرة جديدة كل شهر: مكان وورطة وأحد يخرج منها.', 'لا بريد غير ذلك، ولا نعطي عنوانك لأحد.'],
    note: 'للمغادرة افتح {leave} واضغط مرة واحدة.',
  },
}

export const newsletterConfirm = letter(CONFIRM, { href: '{confirm}' })
export const newsletterWelcome = letter(WELCOME, { href: '{shop}' })
