// Detects text that addresses a machine instead of describing a pet (prompt injection). It would do no harm, since
// typed text is sent as data, but it is no story, so a person looks. A dog who ignores commands, or the rules of a
// game, is fine: the verb must be an order. In all ten languages.

import { visibleText } from './fold'

/** Orders to ignore earlier instructions. */
const ORDERS = [
  /\b(?:ignore|disregard|forget) everything (?:above|before|so far)\b|\bnew task ?:|(?<!\p{L})(?:vergiss|ignoriere?) alles (?:vorherige|bisherige|davor|oben)(?!\p{L})/iu,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|earlier|all|your|the)\b.{0,20}\b(?:instructions?|prompts?|rules?|messages?)\b/iu,
  /(?<!\p{L})(?:ignora|ignore[nzs]?|ignorad|olvida|olvide[ns]?|oublie[zr]?|vergiss|vergesst|ignorier(?:e|t|en)|missachte[tn]?|dimentica(?:te)?|esque(?:ça|çam|ce)|desconsidere)(?!\p{L}).{0,40}(?<!\p{L})(?:instruccion|instrução|instruções|instruction|istruzion|anweisung|vorgabe|consignes?|prompt)/iu,
  /(?:忽略|忽视|无视|無視|忘记|忘掉|忘記).{0,12}(?:指令|指示|提示|设定)|(?:指示|命令|指令|プロンプト).{0,8}(?:無視し|忘れ(?:て|ろ)|従うな)/u,
  /(?:निर्देश|आदेश).{0,20}(?:अनदेखा कर|अनदेखी कर|नज़रअंदाज़ कर|भूल जा(?:ओ|एं|एँ|इए))|(?<!\p{L})(?:تجاهل|انس[َى]?|أهمل)(?!\p{L}).{0,20}(?:التعليمات|الأوامر|الإرشادات)/u,
]
/** Statements that the reader is a machine, and requests for its prompt. */
const MACHINES = [
  /\b(?:system|developer|hidden|secret|initial)[ -]?(?:prompts?|message|instructions?)\b|\byour (?:prompt|instructions)\b|\bas an ai\b|\bjailbreak\b|<\/?(?:system|assistant|user|human|story|prompt|instructions|form_data)>/iu,
  /(?<!\p{L})(?:you are|eres|sos|tu es|vous êtes|du bist|sei|você é|tu és)\s(?:now |ahora |maintenant |jetzt |ora |agora )?(?:an?|une?|una|un['’]|uma?|eine?)\s?(?:ai|ia|ki|chat ?bots?|language model|sprachmodell|modelo de|modelo? linguisti|modèle de|intelig[eê]ncia|intelligen[cz]a? artifi)(?!\p{L})/iu,
  /你(?:现在)?是(?:一个)?(?:ai|人工智能|聊天机器人|语言模型)|あなたは(?:今から)?(?:ai|人工知能|チャットボット)|(?:तुम|आप) (?:अब )?(?:एक )?(?:ai|एआई|चैटबॉट)|أنت (?:الآن )?(?:ذكاء اصطناعي|روبوت دردشة|نموذج لغوي)/iu,
]

export const givesInstructions = (text: string): boolean => {
  const visible = visibleText(text)
  return [...ORDERS, ...MACHINES].some((pattern) => pattern.test(visible))
}
