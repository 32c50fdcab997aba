// To whoever had a book printed: each time that its order comes a step further.
import type { Language } from '@/lib/domain/story/lists'
import { letter, type MailTexts, type MailWords } from './letter'

/** {title}: of the book. */
type News = Record<
  'in_production' | 'shipped' | 'delivered' | 'cancelled',
  Pick<MailWords, 'subject' | 'heading' | 'lines'>
>

const SAME: Record<Language, Pick<MailWords, 'button' | 'facts' | 'note'>> = {
  en: {
    button: 'See the order',
    facts: ['Book', 'Copies', 'Tracking number'],
    note: 'You get this letter because this address was given when the book was made. The page opens in the browser that you ordered with.',
  },
  es: {
    button: 'Ver el pedido',
    facts: ['Libro', 'Ejemplares', 'Número de seguimiento'],
    note: 'Recibes esta carta porque se dio esta dirección al crear el libro. La página se abre en el navegador con el que hiciste el pedido.',
  },
  fr: {
    button: 'Voir la commande',
    facts: ['Livre', 'Exemplaires', 'Numéro de suivi'],
    note: "Vous recevez cette lettre parce que cette adresse a été donnée lors de la création du livre. La page s'ouvre dans le navigateur de la commande.",
  },
  de: {
    button: 'Bestellung ansehen',
    facts: ['Buch', 'Exemplare', 'Sendungsnummer'],
    note: 'Dieser Brief kommt, weil diese Adresse beim Anlegen des Buches angegeben wurde. Die Seite öffnet sich in dem Browser, mit dem du bestellt hast.',
  },
  it: {
    button: "Vedi l'ordine",
    facts: ['Libro', 'Copie', 'Numero di spedizione'],
    note: 'Ricevi questa lettera perché questo indirizzo è stato dato alla creazione del libro. La pagina si apre nel browser con cui hai ordinato.',
  },
  pt: {
    button: 'Ver a encomenda',
    facts: ['Livro', 'Exemplares', 'Número de seguimento'],
    note: 'Recebe esta carta porque este endereço foi indicado quando o livro foi criado. A página abre no navegador com que encomendou.',
  },
  zh: {
    button: '查看订单',
    facts: ['书名', '册数', '物流单号'],
    note: '您收到这封信，是因为制作这本书时填写了这个邮箱。请用下单时所用的浏览器打开该页面。',
  },
  ja: {
    button: '注文を見る',
    facts: ['本', '冊数', '追跡番号'],
    note: '本の作成時にこのアドレスが入力されたため、お送りしています。ページはご注文に使ったブラウザーでひらけます。',
  },
  hi: {
    button: 'ऑर्डर देखें',
    facts: ['किताब', 'प्रतियाँ', 'ट्रैकिंग नंबर'],
    note: 'यह पत्र इसलिए आया है क्योंकि किताब बनाते समय यह पता दिया गया था। पन्ना उसी ब्राउज़र में खुलता है जिससे आपने ऑर्डर किया था।',
  },
  ar: {
    button: 'عرض الطلب',
    facts: ['الكتاب', 'عدد النسخ', 'رقم التتبع'],
    note: 'وصلتك هذه الرسالة لأن هذا العنوان أُعطي عند إنشاء الكتاب. تُفتح الصفحة في المتصفح الذي طلبت به.',
  },
}

const NEWS: Record<Language, News> = {
  en: {
    in_production: {
      subject: 'Being printed: {title}',
      heading: 'Your book is being printed',
      lines: ['The printer has your order and has begun with it. We write again when the parcel is on its way.'],
    },
    shipped: {
      subject: 'On its way: {title}',
      heading: 'Your book is on its way',
      lines: ['It is printed, bound and packed, and has left the printer.'],
    },
    delivered: {
      subject: 'Delivered: {title}',
      heading: 'Your book has arrived',
      lines: [
        'The carrier says that the parcel was delivered. If it is not with you, or came damaged, please answer this letter.',
      ],
    },
    cancelled: {
      subject: 'Not printed: {title}',
      heading: 'Your printed book was cancelled',
      lines: [
        'The order for the printed book will not be carried out. If you didn’t ask for that, or have paid already, please answer this letter.',
        'The digital book stays yours.',
      ],
    },
  },
  es: {
    in_production: {
      subject: 'En imprenta: {title}',
      heading: 'Tu libro se está imprimiendo',
      lines: [
        'La imprenta tiene tu pedido y ya ha empezado. Te escribiremos de nuevo cuando el paquete esté en camino.',
      ],
    },
    shipped: {
      subject: 'En camino: {title}',
      heading: 'Tu libro está en camino',
      lines: ['Está impreso, encuadernado y empaquetado, y ha salido de la imprenta.'],
    },
    delivered: {
      subject: 'Entregado: {title}',
      heading: 'Tu libro ha llegado',
      lines: [
        'El transportista dice que el paquete se ha entregado. Si no lo tienes o ha llegado dañado, responde a esta carta.',
      ],
    },
    cancelled: {
      subject: 'No se imprime: {title}',
      heading: 'Tu libro impreso se ha cancelado',
      lines: [
        'El pedido del libro impreso no se llevará a cabo. Si no lo pediste tú o ya habías pagado, responde a esta carta.',
        'El libro digital sigue siendo tuyo.',
      ],
    },
  },
  fr: {
    in_production: {
      subject: 'En cours d’impression : {title}',
      heading: "Votre livre est en cours d'impression",
      lines: [
        "L'imprimeur a reçu votre commande et s'y est mis. Nous vous écrirons de nouveau quand le colis sera en route.",
      ],
    },
    shipped: {
      subject: 'En route : {title}',
      heading: 'Votre livre est en route',
      lines: ["Il est imprimé, relié et emballé, et il a quitté l'imprimerie."],
    },
    delivered: {
      subject: 'Livré : {title}',
      heading: 'Votre livre est arrivé',
      lines: [
        "Le transporteur indique que le colis a été livré. S'il n'est pas chez vous ou s'il est abîmé, répondez à cette lettre.",
      ],
    },
    cancelled: {
      subject: 'Non imprimé : {title}',
      heading: 'Votre livre imprimé a été annulé',
      lines: [
        "La commande du livre imprimé ne sera pas exécutée. Si vous ne l'avez pas demandé, ou si vous avez déjà payé, répondez à cette lettre.",
        'Le livre numérique reste à vous.',
      ],
    },
  },
  de: {
    in_production: {
      subject: 'Wird gedruckt: {title}',
      heading: 'Dein Buch wird gedruckt',
      lines: [
        'Die Druckerei hat deine Bestellung und hat damit angefangen. Wir schreiben wieder, wenn das Paket unterwegs ist.',
      ],
    },
    shipped: {
      subject: 'Unterwegs: {title}',
      heading: 'Dein Buch ist unterwegs',
      lines: ['Es ist gedruckt, gebunden und verpackt und hat die Druckerei verlassen.'],
    },
    delivered: {
      subject: 'Zugestellt: {title}',
      heading: 'Dein Buch ist angekommen',
      lines: [
        'Der Zusteller meldet, dass das Paket zugestellt ist. Wenn es nicht bei dir ist oder beschädigt ankam, antworte bitte auf diesen Brief.',
      ],
    },
    cancelled: {
      subject: 'Wird nicht gedruckt: {title}',
      heading: 'Dein gedrucktes Buch wurde storniert',
      lines: [
        'Die Bestellung des gedruckten Buches wird nicht ausgeführt. Wenn du das nicht wolltest oder schon bezahlt hast, antworte bitte auf diesen Brief.',
        'Das digitale Buch bleibt dir.',
      ],
    },
  },
  it: {
    in_production: {
      subject: 'In stampa: {title}',
      heading: 'Il tuo libro è in stampa',
      lines: [
        'La tipografia ha il tuo ordine e ha cominciato. Ti scriveremo di nuovo quando il pacco sarà in viaggio.',
      ],
    },
    shipped: {
      subject: 'In viaggio: {title}',
      heading: 'Il tuo libro è in viaggio',
      lines: ['È stampato, rilegato e imballato, e ha lasciato la tipografia.'],
    },
    delivered: {
      subject: 'Consegnato: {title}',
      heading: 'Il tuo libro è arrivato',
      lines: [
        'Il corriere dice che il pacco è stato consegnato. Se non ce l’hai o è arrivato rovinato, rispondi a questa lettera.',
      ],
    },
    cancelled: {
      subject: 'Non stampato: {title}',
      heading: 'Il tuo libro stampato è stato annullato',
      lines: [
        "L'ordine del libro stampato non sarà eseguito. Se non l'hai chiesto tu o se hai già pagato, rispondi a questa lettera.",
        'Il libro digitale resta tuo.',
      ],
    },
  },
  pt: {
    in_production: {
      subject: 'A ser impresso: {title}',
      heading: 'O seu livro está a ser impresso',
      lines: ['A gráfica tem a sua encomenda e já começou. Voltamos a escrever quando o pacote estiver a caminho.'],
    },
    shipped: {
      subject: 'A caminho: {title}',
      heading: 'O seu livro está a caminho',
      lines: ['Está impresso, encadernado e embalado, e já saiu da gráfica.'],
    },
    delivered: {
      subject: 'Entregue: {title}',
      heading: 'O seu livro chegou',
      lines: [
        'A transportadora diz que o pacote foi entregue. Se não o tem, ou se chegou danificado, responda a esta carta.',
      ],
    },
    cancelled: {
      subject: 'Não impresso: {title}',
      heading: 'O seu livro impresso foi cancelado',
      lines: [
        'A encomenda do livro impresso não será executada. Se não o pediu, ou se já pagou, responda a esta carta.',
        'O livro digital continua a ser seu.',
      ],
    },
  },
  zh: {
    in_production: {
      subject: '正在印刷：{title}',
      heading: '您的书正在印刷',
      lines: ['印刷厂已收到您的订单并开始制作。包裹发出时我们会再写信给您。'],
    },
    shipped: {
      subject: '已发货：{title}',
      heading: '您的书已经上路了',
      lines: ['书已印好、装订、包装完毕，离开了印刷厂。'],
    },
    delivered: {
      subject: '已送达：{title}',
      heading: '您的书到了',
      lines: ['承运方显示包裹已经送达。如果您没有收到，或书有损坏，请直接回复这封信。'],
    },
    cancelled: {
      subject: '不再印刷：{title}',
      heading: '您的印刷版订单已取消',
      lines: ['这份印刷版订单不会再执行。如果这不是您的意思，或您已经付款，请直接回复这封信。', '电子版仍然是您的。'],
    },
  },
  ja: {
    in_production: {
      subject: '印刷中です：{title}',
      heading: '本を印刷しています',
      lines: ['印刷所がご注文を受け取り、作業を始めました。発送しましたら、またお知らせします。'],
    },
    shipped: {
      subject: '発送しました：{title}',
      heading: '本をお送りしました',
      lines: ['印刷、製本、梱包が終わり、印刷所を出ました。'],
    },
    delivered: {
      subject: 'お届けしました：{title}',
      heading: '本が届きました',
      lines: [
        '配送会社によると、お届けが済みました。届いていない場合や、傷んでいた場合は、このメールにご返信ください。',
      ],
    },
    cancelled: {
      subject: '印刷を取りやめました：{title}',
      heading: '印刷のご注文は取り消されました',
      lines: [
        '印刷のご注文は行われません。お心当たりがない場合や、お支払い済みの場合は、このメールにご返信ください。',
        'デジタルの本はそのままお楽しみいただけます。',
      ],
    },
  },
  hi: {
    in_production: {
      subject: 'छप रही है: {title}',
      heading: 'आपकी किताब छप रही है',
      lines: ['छापेख़ाने को आपका ऑर्डर मिल गया है और काम शुरू हो चुका है। पार्सल निकलने पर हम फिर लिखेंगे।'],
    },
    shipped: {
      subject: 'रास्ते में: {title}',
      heading: 'आपकी किताब रास्ते में है',
      lines: ['किताब छपकर, जिल्द चढ़कर और पैक होकर छापेख़ाने से निकल चुकी है।'],
    },
    delivered: {
      subject: 'पहुँच गई: {title}',
      heading: 'आपकी किताब पहुँच गई है',
      lines: ['डाक सेवा के अनुसार पार्सल पहुँचा दिया गया है। अगर वह आपको नहीं मिला या ख़राब मिला, तो इस पत्र का उत्तर दें।'],
    },
    cancelled: {
      subject: 'नहीं छपेगी: {title}',
      heading: 'छपी हुई किताब का ऑर्डर रद्द हो गया',
      lines: [
        'छपी हुई किताब का ऑर्डर पूरा नहीं किया जाएगा। अगर आपने ऐसा नहीं चाहा था या भुगतान कर चुके हैं, तो इस पत्र का उत्तर दें।',
        'डिजिटल किताब आपकी ही रहेगी।',
      ],
    },
  },
  ar: {
    in_production: {
      subject: 'قيد الطباعة: {title}',
      heading: 'كتابك قيد الطباعة',
      lines: ['وصل طلبك إلى المطبعة وبدأ العمل عليه. سنكتب إليك مجددًا عندما ينطلق الطرد.'],
    },
    shipped: {
      subject: 'في الطريق إليك: {title}',
      heading: 'كتابك في الطريق إليك',
      lines: ['طُبع الكتاب وجُلّد وغُلّف، وغادر المطبعة.'],
    },
    delivered: {
      subject: 'تم التسليم: {title}',
      heading: 'وصل كتابك',
      lines: ['تقول شركة الشحن إن الطرد قد سُلّم. إن لم يصلك أو وصل تالفًا فأجب عن هذه الرسالة.'],
    },
    cancelled: {
      subject: 'لن يُطبع: {title}',
      heading: 'أُلغي طلب كتابك المطبوع',
      lines: [
        'لن يُنفَّذ طلب الكتاب المطبوع. إن لم تطلب ذلك أو كنت قد دفعت فأجب عن هذه الرسالة.',
        'الكتاب الرقمي يبقى لك.',
      ],
    },
  },
}

const of = (status: keyof News) => {
  const words = (language: Language): MailWords => ({ ...SAME[language], ...NEWS[language][status] })
  const all: MailTexts = {
    en: words('en'),
    es: words('es'),
    fr: words('fr'),
    de: words('de'),
    it: words('it'),
    pt: words('pt'),
    zh: words('zh'),
    ja: words('ja'),
    hi: words('hi'),
    ar: words('ar'),
  }
  return letter(all, { keys: ['title', 'copies', 'tracking'] })
}

export const printStarted = of('in_production')
export const printShipped = of('shipped')
export const printDelivered = of('delivered')
export const printCancelled = of('cancelled')
