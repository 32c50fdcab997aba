import { letter, type MailTexts } from './letter'

/** Of a story that failed after every try, or that a person refused: its page says which. */
const WORDS: MailTexts = {
  en: {
    subject: 'Your story could not be made',
    heading: 'This story could not be made',
    button: 'See what happened',
    lines: [
      'We are sorry: no book has come of the story that you ordered.',
      'Nothing was spent. Your credit is yours again, and you can make another story with it in the same browser, at any time.',
    ],
    note: 'You get this letter because this address was given when the story was ordered.',
  },
  es: {
    subject: 'No hemos podido crear tu cuento',
    heading: 'Este cuento no se ha podido crear',
    button: 'Ver qué ha pasado',
    lines: [
      'Lo sentimos: del cuento que pediste no ha salido ningún libro.',
      'No se ha gastado nada. Tu crédito vuelve a ser tuyo y puedes crear otro cuento con él en el mismo navegador cuando quieras.',
    ],
    note: 'Recibes esta carta porque se dio esta dirección al pedir el cuento.',
  },
  fr: {
    subject: "Votre histoire n'a pas pu être créée",
    heading: "Cette histoire n'a pas pu être créée",
    button: "Voir ce qui s'est passé",
    lines: [
      "Nous sommes désolés : l'histoire que vous avez commandée n'est pas devenue un livre.",
      "Rien n'a été dépensé. Votre crédit vous est rendu et vous pouvez créer une autre histoire avec lui, dans le même navigateur, quand vous voulez.",
    ],
    note: "Vous recevez cette lettre parce que cette adresse a été donnée lors de la commande de l'histoire.",
  },
  de: {
    subject: 'Deine Geschichte konnte nicht entstehen',
    heading: 'Diese Geschichte konnte nicht entstehen',
    button: 'Ansehen, was war',
    lines: [
      'Es tut uns leid: Aus der bestellten Geschichte ist kein Buch geworden.',
      'Es wurde nichts ausgegeben. Dein Guthaben gehört wieder dir, und du kannst damit im selben Browser jederzeit eine andere Geschichte machen.',
    ],
    note: 'Dieser Brief kommt, weil diese Adresse beim Bestellen der Geschichte angegeben wurde.',
  },
  it: {
    subject: 'Non siamo riusciti a creare la tua storia',
    heading: 'Questa storia non è stata creata',
    button: "Vedi cos'è successo",
    lines: [
      'Ci dispiace: dalla storia che hai ordinato non è nato un libro.',
      'Non è stato speso nulla. Il tuo credito è di nuovo tuo e puoi usarlo per un’altra storia, nello stesso browser, quando vuoi.',
    ],
    note: 'Ricevi questa lettera perché questo indirizzo è stato dato quando la storia è stata ordinata.',
  },
  pt: {
    subject: 'Não foi possível criar a sua história',
    heading: 'Esta história não pôde ser criada',
    button: 'Ver o que aconteceu',
    lines: [
      'Lamentamos: da história que encomendou não saiu nenhum livro.',
      'Nada foi gasto. O seu crédito volta a ser seu e pode fazer outra história com ele, no mesmo navegador, quando quiser.',
    ],
    note: 'Recebe esta carta porque este endereço foi indicado quando a história foi encomendada.',
  },
  zh: {
    subject: '您的故事没能做成',
    heading: '这个故事没能做成',
    button: '看看发生了什么',
    lines: [
      '很抱歉：您订的故事没有做成书。',
      '没有花掉任何额度。您的额度已退回，随时可以在同一浏览器里用它再做一个故事。',
    ],
    note: '您收到这封信，是因为订故事时填写了这个邮箱。',
  },
  ja: {
    subject: 'おはなしをお作りできませんでした',
    heading: 'このおはなしはお作りできませんでした',
    button: 'くわしく見る',
    lines: [
      '申しわけありません。ご注文のおはなしは本になりませんでした。',
      '何も使われていません。クレジットはお手もとに戻り、同じブラウザーでいつでも別のおはなしを作れます。',
    ],
    note: 'おはなしの注文時にこのアドレスが入力されたため、お送りしています。',
  },
  hi: {
    subject: 'आपकी कहानी नहीं बन सकी',
    heading: 'यह कहानी नहीं बन सकी',
    button: 'देखें क्या हुआ',
    lines: [
      'हमें खेद है: आपने जो कहानी मँगाई थी, उसकी किताब नहीं बन पाई।',
      'कुछ खर्च नहीं हुआ। आपका क्रेडिट फिर आपका है, और आप उसी ब्राउज़र में उससे कभी भी दूसरी कहानी बना सकते हैं।',
    ],
    note: 'यह पत्र इसलिए आया है क्योंकि कहानी मँगाते समय यह पता दिया गया था।',
  },
  ar: {
    subject: 'تعذّر إعداد قصتك',
    heading: 'تعذّر إعداد هذه القصة',
    button: 'اطّلع على ما حدث',
    lines: [
      'نأسف: لم تصبح القصة التي طلبتها كتابًا.',
      'لم يُصرف شيء. عاد رصيدك إليك، ويمكنك أن تصنع به قصة أخرى في المتصفح نفسه متى شئت.',
    ],
    note: 'وصلتك هذه الرسالة لأن هذا العنوان أُعطي عند طلب القصة.',
  },
}

export const storyFailed = letter(WORDS)
