// To whoever bought: the order, the link of an order from a store, and a slow payment that failed.
import { letter, type MailTexts } from './letter'

/** {order}, {product}, {amount} */
const ORDER: MailTexts = {
  en: {
    subject: 'Thank you: your order {order}',
    heading: 'Your book is paid for',
    facts: ['Order', 'Product', 'Paid'],
    button: 'Make the book',
    lines: [
      'Thank you for your order. What you paid for waits in the browser that you bought it with.',
      'On another device, open the link below: it brings your order, and the story that you began, along.',
    ],
    note: 'Keep this letter. Whoever has the link can use the order, so don’t pass it on.',
  },
  es: {
    subject: 'Gracias: tu pedido {order}',
    heading: 'Tu libro está pagado',
    facts: ['Pedido', 'Producto', 'Pagado'],
    button: 'Crear el libro',
    lines: [
      'Gracias por tu pedido. Lo que has pagado te espera en el navegador con el que compraste.',
      'En otro dispositivo, abre el enlace de abajo: trae tu pedido y el cuento que empezaste.',
    ],
    note: 'Guarda esta carta. Quien tenga el enlace puede usar el pedido, así que no lo compartas.',
  },
  fr: {
    subject: 'Merci : votre commande {order}',
    heading: 'Votre livre est payé',
    facts: ['Commande', 'Produit', 'Payé'],
    button: 'Créer le livre',
    lines: [
      "Merci pour votre commande. Ce que vous avez payé vous attend dans le navigateur de l'achat.",
      "Sur un autre appareil, ouvrez le lien ci-dessous : il apporte votre commande et l'histoire commencée.",
    ],
    note: 'Gardez cette lettre. Toute personne qui a le lien peut utiliser la commande : ne le transmettez pas.',
  },
  de: {
    subject: 'Danke: deine Bestellung {order}',
    heading: 'Dein Buch ist bezahlt',
    facts: ['Bestellung', 'Produkt', 'Bezahlt'],
    button: 'Das Buch machen',
    lines: [
      'Danke für deine Bestellung. Was du bezahlt hast, wartet in dem Browser, mit dem du gekauft hast.',
      'Auf einem anderen Gerät öffne den Link unten: Er bringt deine Bestellung und die begonnene Geschichte mit.',
    ],
    note: 'Bewahre diesen Brief auf. Wer den Link hat, kann die Bestellung nutzen, gib ihn also nicht weiter.',
  },
  it: {
    subject: 'Grazie: il tuo ordine {order}',
    heading: 'Il tuo libro è pagato',
    facts: ['Ordine', 'Prodotto', 'Pagato'],
    button: 'Crea il libro',
    lines: [
      'Grazie per il tuo ordine. Quello che hai pagato ti aspetta nel browser con cui hai acquistato.',
      'Su un altro dispositivo apri il link qui sotto: porta con sé il tuo ordine e la storia che hai iniziato.',
    ],
    note: 'Conserva questa lettera. Chi ha il link può usare l’ordine, quindi non condividerlo.',
  },
  pt: {
    subject: 'Obrigado: a sua encomenda {order}',
    heading: 'O seu livro está pago',
    facts: ['Encomenda', 'Produto', 'Pago'],
    button: 'Criar o livro',
    lines: [
      'Obrigado pela sua encomenda. O que pagou espera por si no navegador com que comprou.',
      'Noutro dispositivo, abra a ligação abaixo: traz a sua encomenda e a história que começou.',
    ],
    note: 'Guarde esta carta. Quem tiver a ligação pode usar a encomenda, por isso não a partilhe.',
  },
  zh: {
    subject: '谢谢您：订单 {order}',
    heading: '您的书已付款',
    facts: ['订单', '商品', '已付'],
    button: '制作这本书',
    lines: [
      '感谢您的订购。您购买的内容就保存在付款时所用的浏览器里。',
      '换用其他设备时，请打开下面的链接：订单和您开始的故事都会带过去。',
    ],
    note: '请保存这封信。拿到链接的人都能使用这份订单，请不要转发。',
  },
  ja: {
    subject: 'ありがとうございます：ご注文 {order}',
    heading: 'お支払いが済みました',
    facts: ['ご注文', '商品', 'お支払い額'],
    button: '本をつくる',
    lines: [
      'ご注文ありがとうございます。お求めの内容は、購入に使ったブラウザーでお待ちしています。',
      'ほかの端末では下のリンクを開いてください。ご注文と、つくりかけのおはなしが届きます。',
    ],
    note: 'このメールは大切に保管してください。リンクを持つ人はだれでもご注文を使えますので、転送しないでください。',
  },
  hi: {
    subject: 'धन्यवाद: आपका ऑर्डर {order}',
    heading: 'आपकी किताब का भुगतान हो गया है',
    facts: ['ऑर्डर', 'उत्पाद', 'भुगतान'],
    button: 'किताब बनाएँ',
    lines: [
      'आपके ऑर्डर के लिए धन्यवाद। जिसका आपने भुगतान किया है, वह उसी ब्राउज़र में आपकी राह देख रहा है जिससे आपने ख़रीदा था।',
      'किसी और उपकरण पर नीचे का लिंक खोलें: आपका ऑर्डर और शुरू की हुई कहानी साथ आएँगे।',
    ],
    note: 'यह पत्र सँभालकर रखें। जिसके पास लिंक है, वह ऑर्डर का उपयोग कर सकता है, इसलिए इसे आगे न भेजें।',
  },
  ar: {
    subject: 'شكرًا لك: طلبك {order}',
    heading: 'تم دفع ثمن كتابك',
    facts: ['الطلب', 'المنتج', 'المدفوع'],
    button: 'اصنع الكتاب',
    lines: [
      'شكرًا على طلبك. ما دفعت ثمنه ينتظرك في المتصفح الذي اشتريت به.',
      'على جهاز آخر افتح الرابط أدناه: يحضر معه طلبك والقصة التي بدأتها.',
    ],
    note: 'احتفظ بهذه الرسالة. من يملك الرابط يستطيع استخدام الطلب، فلا تشاركه.',
  },
}

/** {order}, {product}, {store}, {token} */
const ACCESS_LINK: MailTexts = {
  en: {
    subject: 'Your {store} order {order} is here',
    heading: 'Your order has arrived',
    facts: ['Order', 'Product', 'Access code'],
    button: 'Open my order',
    lines: [
      'Thank you for buying at {store}. Open the link below in the browser in which you want to make the book.',
      'Or choose “I Already Paid” on our site and enter the access code.',
    ],
    note: 'You get this letter because this address was given at {store}. Whoever has the link can use the order.',
  },
  es: {
    subject: 'Tu pedido {order} de {store} ha llegado',
    heading: 'Tu pedido ha llegado',
    facts: ['Pedido', 'Producto', 'Código de acceso'],
    button: 'Abrir mi pedido',
    lines: [
      'Gracias por comprar en {store}. Abre el enlace de abajo en el navegador en el que quieras crear el libro.',
      'O elige «Ya he pagado» en nuestro sitio y escribe el código de acceso.',
    ],
    note: 'Recibes esta carta porque se dio esta dirección en {store}. Quien tenga el enlace puede usar el pedido.',
  },
  fr: {
    subject: 'Votre commande {order} de {store} est arrivée',
    heading: 'Votre commande est arrivée',
    facts: ['Commande', 'Produit', "Code d'accès"],
    button: 'Ouvrir ma commande',
    lines: [
      'Merci pour votre achat sur {store}. Ouvrez le lien ci-dessous dans le navigateur où vous voulez créer le livre.',
      "Ou choisissez « J'ai déjà payé » sur notre site et saisissez le code d'accès.",
    ],
    note: 'Vous recevez cette lettre parce que cette adresse a été donnée sur {store}. Toute personne qui a le lien peut utiliser la commande.',
  },
  de: {
    subject: 'Deine Bestellung {order} von {store} ist da',
    heading: 'Deine Bestellung ist da',
    facts: ['Bestellung', 'Produkt', 'Zugangscode'],
    button: 'Meine Bestellung öffnen',
    lines: [
      'Danke für deinen Kauf bei {store}. Öffne den Link unten in dem Browser, in dem du das Buch machen willst.',
      'Oder wähle auf unserer Seite „Ich habe schon bezahlt“ und gib den Zugangscode ein.',
    ],
    note: 'Dieser Brief kommt, weil diese Adresse bei {store} angegeben wurde. Wer den Link hat, kann die Bestellung nutzen.',
  },
  it: {
    subject: 'Il tuo ordine {order} da {store} è arrivato',
    heading: 'Il tuo ordine è arrivato',
    facts: ['Ordine', 'Prodotto', 'Codice di accesso'],
    button: 'Apri il mio ordine',
    lines: [
      'Grazie per il tuo acquisto su {store}. Apri il link qui sotto nel browser in cui vuoi creare il libro.',
      'Oppure scegli «Ho già pagato» sul nostro sito e inserisci il codice di accesso.',
    ],
    note: 'Ricevi questa lettera perché questo indirizzo è stato dato su {store}. Chi ha il link può usare l’ordine.',
  },
  pt: {
    subject: 'A sua encomenda {order} de {store} chegou',
    heading: 'A sua encomenda chegou',
    facts: ['Encomenda', 'Produto', 'Código de acesso'],
    button: 'Abrir a minha encomenda',
    lines: [
      'Obrigado por comprar em {store}. Abra a ligação abaixo no navegador em que quer criar o livro.',
      'Ou escolha «Já paguei» no nosso site e escreva o código de acesso.',
    ],
    note: 'Recebe esta carta porque este endereço foi indicado em {store}. Quem tiver a ligação pode usar a encomenda.',
  },
  zh: {
    subject: '您在 {store} 的订单 {order} 到了',
    heading: '您的订单到了',
    facts: ['订单', '商品', '访问码'],
    button: '打开我的订单',
    lines: [
      '感谢您在 {store} 购买。请用您想制作这本书的浏览器打开下面的链接。',
      '或者在我们的网站上选择“我已付款”，输入访问码。',
    ],
    note: '您收到这封信，是因为在 {store} 填写了这个邮箱。拿到链接的人都能使用这份订单。',
  },
  ja: {
    subject: '{store} のご注文 {order} が届きました',
    heading: 'ご注文が届きました',
    facts: ['ご注文', '商品', 'アクセスコード'],
    button: '注文をひらく',
    lines: [
      '{store} でのお買い上げありがとうございます。本をつくりたいブラウザーで下のリンクを開いてください。',
      'または、サイトで「支払いました」を選び、アクセスコードを入力してください。',
    ],
    note: '{store} でこのアドレスが入力されたため、お送りしています。リンクを持つ人はだれでもご注文を使えます。',
  },
  hi: {
    subject: '{store} से आपका ऑर्डर {order} आ गया है',
    heading: 'आपका ऑर्डर आ गया है',
    facts: ['ऑर्डर', 'उत्पाद', 'एक्सेस कोड'],
    button: 'मेरा ऑर्डर खोलें',
    lines: [
      '{store} पर ख़रीदने के लिए धन्यवाद। जिस ब्राउज़र में किताब बनानी है, उसमें नीचे का लिंक खोलें।',
      'या हमारी साइट पर “मैंने भुगतान कर दिया है” चुनें और एक्सेस कोड लिखें।',
    ],
    note: 'यह पत्र इसलिए आया है क्योंकि {store} पर यह पता दिया गया था। जिसके पास लिंक है, वह ऑर्डर का उपयोग कर सकता है।',
  },
  ar: {
    subject: 'وصل طلبك {order} من {store}',
    heading: 'وصل طلبك',
    facts: ['الطلب', 'المنتج', 'رمز الوصول'],
    button: 'افتح طلبي',
    lines: [
      'شكرًا لشرائك من {store}. افتح الرابط أدناه في المتصفح الذي تريد أن تصنع فيه الكتاب.',
      'أو اختر «لقد دفعت بالفعل» في موقعنا وأدخل رمز الوصول.',
    ],
    note: 'وصلتك هذه الرسالة لأن هذا العنوان أُعطي في {store}. من يملك الرابط يستطيع استخدام الطلب.',
  },
}

/** {order} */
const PAYMENT_FAILED: MailTexts = {
  en: {
    subject: 'The payment for order {order} did not go through',
    heading: 'Your payment did not go through',
    button: 'Pay another way',
    lines: [
      'Your bank has told us that the payment for order {order} failed. Nothing was charged.',
      'Your story is still in your browser: choose another way to pay, and go on where you were.',
    ],
    note: 'If you have changed your mind, there is nothing that you need to do.',
  },
  es: {
    subject: 'El pago del pedido {order} no se completó',
    heading: 'Tu pago no se completó',
    button: 'Pagar de otra forma',
    lines: [
      'Tu banco nos ha dicho que el pago del pedido {order} ha fallado. No se ha cobrado nada.',
      'Tu cuento sigue en tu navegador: elige otra forma de pago y continúa donde estabas.',
    ],
    note: 'Si has cambiado de idea, no tienes que hacer nada.',
  },
  fr: {
    subject: "Le paiement de la commande {order} n'a pas abouti",
    heading: "Votre paiement n'a pas abouti",
    button: 'Payer autrement',
    lines: [
      'Votre banque nous a signalé que le paiement de la commande {order} a échoué. Rien n’a été débité.',
      'Votre histoire est toujours dans votre navigateur : choisissez un autre moyen de paiement et reprenez là où vous étiez.',
    ],
    note: "Si vous avez changé d'avis, vous n'avez rien à faire.",
  },
  de: {
    subject: 'Die Zahlung für Bestellung {order} hat nicht geklappt',
    heading: 'Deine Zahlung hat nicht geklappt',
    button: 'Anders bezahlen',
    lines: [
      'Deine Bank hat uns mitgeteilt, dass die Zahlung für Bestellung {order} fehlgeschlagen ist. Es wurde nichts abgebucht.',
      'Deine Geschichte ist noch in deinem Browser: Wähle eine andere Zahlungsart und mach dort weiter, wo du warst.',
    ],
    note: 'Wenn du es dir anders überlegt hast, brauchst du nichts zu tun.',
  },
  it: {
    subject: "Il pagamento dell'ordine {order} non è andato a buon fine",
    heading: 'Il pagamento non è andato a buon fine',
    button: 'Paga in un altro modo',
    lines: [
      "La tua banca ci ha comunicato che il pagamento dell'ordine {order} è fallito. Non è stato addebitato nulla.",
      'La tua storia è ancora nel browser: scegli un altro modo di pagare e riprendi da dove eri.',
    ],
    note: 'Se hai cambiato idea, non devi fare nulla.',
  },
  pt: {
    subject: 'O pagamento da encomenda {order} não foi concluído',
    heading: 'O seu pagamento não foi concluído',
    button: 'Pagar de outra forma',
    lines: [
      'O seu banco informou-nos de que o pagamento da encomenda {order} falhou. Nada foi cobrado.',
      'A sua história continua no navegador: escolha outra forma de pagamento e continue onde estava.',
    ],
    note: 'Se mudou de ideias, não precisa de fazer nada.',
  },
  zh: {
    subject: '订单 {order} 的付款没有成功',
    heading: '您的付款没有成功',
    button: '换一种方式付款',
    lines: [
      '您的银行通知我们，订单 {order} 的付款失败了。没有扣款。',
      '您的故事还在浏览器里：请换一种付款方式，从刚才的地方继续。',
    ],
    note: '如果您改变了主意，什么都不用做。',
  },
  ja: {
    subject: 'ご注文 {order} のお支払いが完了しませんでした',
    heading: 'お支払いが完了しませんでした',
    button: '別の方法で支払う',
    lines: [
      'ご注文 {order} のお支払いができなかったと銀行から連絡がありました。料金は請求されていません。',
      'おはなしはブラウザーに残っています。別のお支払い方法を選んで、続きから進めてください。',
    ],
    note: 'お気持ちが変わった場合は、何もなさらなくて大丈夫です。',
  },
  hi: {
    subject: 'ऑर्डर {order} का भुगतान पूरा नहीं हुआ',
    heading: 'आपका भुगतान पूरा नहीं हुआ',
    button: 'दूसरे तरीक़े से भुगतान करें',
    lines: [
      'आपके बैंक ने बताया है कि ऑर्डर {order} का भुगतान विफल रहा। कोई राशि नहीं ली गई।',
      'आपकी कहानी अब भी आपके ब्राउज़र में है: भुगतान का दूसरा तरीक़ा चुनें और वहीं से आगे बढ़ें।',
    ],
    note: 'अगर आपने मन बदल लिया है, तो कुछ करने की ज़रूरत नहीं।',
  },
  ar: {
    subject: 'لم تكتمل عملية الدفع للطلب {order}',
    heading: 'لم تكتمل عملية الدفع',
    button: 'ادفع بطريقة أخرى',
    lines: [
      'أبلغنا مصرفك أن الدفع للطلب {order} لم ينجح. لم يُخصم أي مبلغ.',
      'قصتك ما زالت في متصفحك: اختر طريقة دفع أخرى وتابع من حيث كنت.',
    ],
    note: 'إذا غيّرت رأيك فلا داعي لفعل أي شيء.',
  },
}

export const order = letter(ORDER, { keys: ['order', 'product', 'amount'] })
export const accessLink = letter(ACCESS_LINK, { keys: ['order', 'product', 'token'] })
export const paymentFailed = letter(PAYMENT_FAILED)
