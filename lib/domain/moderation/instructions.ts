// Text that talks to a machine instead of about a pet. It could do no harm, since what is typed is sent as data; but nobody means it as a
// story, so a person looks.

const PATTERNS = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|your|the)\b.{0,20}\b(?:instructions?|prompts?|rules?|messages?)\b/iu,
  /\b(?:system|developer) prompt\b|\byour (?:prompt|instructions)\b|\byou are (?:now )?(?:an? )?(?:ai|chatbot|language model)\b|\bas an ai\b|\bjailbreak\b|<\/?(?:system|assistant|form_data)>/iu,
  /\bignor(?:a|ar|e|er|ez|iere|iert|are)\b.{0,30}\b(?:instruc|instruç|istruzion|anweisung|consignes|règles)/iu,
  /忽略.{0,12}(?:指令|指示|提示)|(?:指示|命令|プロンプト).{0,8}無視|(?:निर्देश|निर्देशों).{0,20}(?:अनदेखा|नज़रअंदाज़)|تجاهل.{0,20}(?:التعليمات|الأوامر)/u,
]

export const givesInstructions = (text: string): boolean => PATTERNS.some((pattern) => pattern.test(text))
